import { useLayoutEffect, useRef, useState } from 'react';
import { useApp } from './app-context.ts';
import { useUser } from './session/use-user.ts';

/** In memory: it is for whoever signs in again at once, not for the next person at this computer. */
const kept = new Map<string, unknown>();

/**
 * Restores what was typed on a page that an ended session closed, once the same customer signs in again: returns it, or null.
 * `read` returns what to keep, null for nothing. Leaving the page on purpose keeps nothing.
 */
export function useUnsaved<T>(name: string, read: () => T | null): T | null {
  return useUnsavedOf(useUser()?._id, name, read);
}

/** The same for a given user: the staff's app knows who is signed in without `useUser`, and before the page renders. */
export function useUnsavedOf<T>(userId: string | undefined, name: string, read: () => T | null): T | null {
  const { session } = useApp();
  const key = `${userId}/${name}`;
  const [before] = useState(() => kept.get(key) as T | undefined);
  const latest = useRef(read);
  useLayoutEffect(() => {
    latest.current = read;
  });
  // The cleanup of a layout effect runs before the page leaves the document, while its inputs can still be read.
  useLayoutEffect(() => {
    kept.delete(key);
    return () => {
      const state = session.state.get();
      const typed = state.status === 'visitor' && !state.left ? latest.current() : null;
      if (typed !== null) kept.set(key, typed);
    };
  }, [session, key]);
  return before ?? null;
}
