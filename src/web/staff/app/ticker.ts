import { useSyncExternalStore } from 'react';

const EVERY_MS = 5000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** What `read` says of the passing time; drawn again only when it says something else. Hundreds share one clock. */
export function useTicking<T extends string | number | boolean>(read: () => T): T {
  return useSyncExternalStore(subscribe, read);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    for (const each of [...listeners]) each();
  }, EVERY_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size) return;
    clearInterval(timer);
    timer = undefined;
  };
}
