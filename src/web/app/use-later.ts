import { startTransition, useEffect, useState } from 'react';
import { whenOnline } from './api/when-online.ts';

/** A part that is not wanted yet is fetched this long after the page has rendered, so that it opens at once later. */
const IDLE_AFTER_MS = 3000;

/** A part with a file of its own, fetched when it is first wanted or 3 s after the page has rendered; null until it is loaded. */
export function useLater<T extends object>(load: () => Promise<T>, isWanted: boolean): T | null {
  const [part, setPart] = useState<T | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same file every time
  useEffect(() => {
    if (part) return;
    // If it fails, as without a connection, it is tried again when the part is wanted, and from then on until it is there.
    const fetchPart = () =>
      void (isWanted ? whenOnline(load, Number.POSITIVE_INFINITY) : load()).then(
        (file) => startTransition(() => setPart(file)),
        () => {},
      );
    const timer = setTimeout(fetchPart, isWanted ? 0 : IDLE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [part, isWanted]);
  return part;
}
