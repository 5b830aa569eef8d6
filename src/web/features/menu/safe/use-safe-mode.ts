import { useEffect, useMemo, useState } from 'react';
import type { Allergen } from '../../../../domain/menu/food-labels.ts';
import { useApp } from '../../../app/app-context.ts';
import { useStore } from '../../../app/storage/store.ts';
import { avoided } from './avoided.ts';

type File = typeof import('./safe-mode.tsx');
export type SafeMode = ReturnType<File['safeMode']>;

let loaded: File | null = null;

/** What dishes are to whoever avoids something, loaded with its words for them alone; null: nothing is avoided, or it is not there yet. */
export function useSafeMode(): SafeMode | null {
  const { messages } = useApp();
  const codes = useStore(avoided);
  const [file, setFile] = useState(loaded);
  useEffect(() => {
    if (codes.length === 0 || loaded) return;
    // If it cannot be loaded, the dishes stay as they are, and checkout asks once more.
    Promise.all([import('./safe-mode.tsx'), messages.need(['safe-mode', 'foods'])]).then(
      ([safe]) => {
        loaded = safe;
        setFile(safe);
      },
      () => {},
    );
  }, [codes, messages]);
  return useMemo(() => (codes.length && file ? modeOf(file, codes) : null), [codes, file]);
}

let mode: SafeMode | null = null;

/** One for all that ask, so that each dish is judged once. */
function modeOf(file: File, codes: readonly Allergen[]): SafeMode {
  if (mode?.avoided !== codes) mode = file.safeMode(codes);
  return mode;
}
