import { useSyncExternalStore } from 'react';

/** A small observable value. `server` is its value on the server and while hydrating. */
export interface Store<T> {
  get(): T;
  set(value: T): void;
  subscribe(listener: () => void): () => void;
  readonly server: T;
}

export function createStore<T>(initial: T, server: T = initial): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    server,
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function useStore<T>(store: Store<T>): T {
  return useSyncExternalStore(store.subscribe, store.get, () => store.server);
}
