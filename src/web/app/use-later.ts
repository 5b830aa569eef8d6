import { startTransition, useEffect, useState } from 'react';

/** Parts that nobody asked for yet are fetched this long after the page is there, so that they open at once. */
const IDLE_AFTER_MS = 3000;

/** A part with a file of its own, fetched when first wanted or when the page is at rest; null until then. */
export function useLater<T extends object>(load: () => Promise<T>, isWanted: boolean): T | null {
  const [part, setPart] = useState<T | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same file every time
  useEffect(() => {
    if (part) return;
    // Without a connection it is tried again when it is wanted again.
    const fetchPart = () =>
      void load().then(
        (file) => startTransition(() => setPart(file)),
        () => {},
      );
    const timer = setTimeout(fetchPart, isWanted ? 0 : IDLE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [part, isWanted]);
  return part;
}
