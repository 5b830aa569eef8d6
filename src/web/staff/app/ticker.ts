import { useSyncExternalStore } from 'react';

const EVERY_MS = 5000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** A value that depends on the time: renders again only when `read` returns another one. Hundreds of callers share one timer. */
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
