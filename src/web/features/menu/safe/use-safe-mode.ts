import { useEffect, useMemo, useState } from 'react';
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
  return useMemo(() => (codes.length && file ? file.safeMode(codes) : null), [codes, file]);
}
