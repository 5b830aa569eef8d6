import { useLayoutEffect, useRef, useState } from 'react';
import { useApp } from './app-context.ts';
import { useUser } from './use-user.ts';

/** In memory: it is for whoever signs in again at once, not for the next person at this computer. */
const kept = new Map<string, unknown>();

/**
 * What was typed on a page that a session's end took away is there again after the next sign-in of the same customer.
 * `read` gives what to keep, null for nothing; leaving the page on purpose keeps nothing.
 */
export function useUnsaved<T>(name: string, read: () => T | null): T | null {
  return useUnsavedOf(useUser()?._id, name, read);
}

/** The same where somebody else tells who is signed in, and knows it before the page is there. */
export function useUnsavedOf<T>(userId: string | undefined, name: string, read: () => T | null): T | null {
  const { session } = useApp();
  const key = `${userId}/${name}`;
  const [before] = useState(() => kept.get(key) as T | undefined);
  const latest = useRef(read);
  useLayoutEffect(() => {
    latest.current = read;
  });
  // Before the page is taken out of the document: its inputs can still be read.
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
