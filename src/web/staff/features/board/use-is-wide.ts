import { useSyncExternalStore } from 'react';

/** Room for four columns; below it they are tabs. */
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
