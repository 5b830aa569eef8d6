import { useSyncExternalStore } from 'react';

/** From this width the board has four columns; below it, tabs. */
const WIDE = matchMedia('(min-width: 900px)');

export function useIsWide(): boolean {
  return useSyncExternalStore(
    (listener) => {
      WIDE.addEventListener('change', listener);
      return () => WIDE.removeEventListener('change', listener);
    },
    () => WIDE.matches,
  );
}
