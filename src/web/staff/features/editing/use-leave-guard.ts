import { useEffect, useEffectEvent } from 'react';
import { useBlocker } from 'react-router';
import { useApp, useMessages } from '../../../app/app-context.ts';
import { createStore } from '../../../app/storage/store.ts';

/** One symbol for each form on screen with unsaved changes: the page's, and that of a panel over it. */
const unsaved = createStore<readonly symbol[]>([]);

/** Asks before leaving a form with unsaved changes. Not at the end of a session, which keeps them (`useUnsaved`). */
export function useLeaveGuard(isChanged: boolean): void {
  useEffect(() => {
    if (!isChanged) return;
    const mark = Symbol();
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    unsaved.set([...unsaved.get(), mark]);
    addEventListener('beforeunload', warn);
    return () => {
      unsaved.set(unsaved.get().filter((other) => other !== mark));
      removeEventListener('beforeunload', warn);
    };
  }, [isChanged]);
}

/** Returns a function that asks whether to discard unsaved changes. A save that was under way and ends well answers it: one may leave. */
export function useLeaveQuestion(): () => Promise<boolean> {
  const t = useMessages('editing');
  const { dialogs, session } = useApp();
  return async () => {
    const stopWaiting = unsaved.subscribe(() => {
      // The end of a session takes the form away and keeps what was typed.
      if (unsaved.get().length === 0) dialogs.shown.get()?.answer(session.state.get().status === 'signed-in');
    });
    const leaves = await dialogs.ask({
      title: t('leave_title'),
      html: t('leave_text'),
      confirmText: t('leave'),
      cancelText: t('stay'),
    });
    stopWaiting();
    return leaves;
  };
}

/**
 * Blocks navigations away from unsaved changes. Used once for the whole app, because a router allows only one blocker. What replaces
 * a page is its own doing, such as a new dish's that was just saved.
 */
export function useHeldNavigation(): void {
  const { session } = useApp();
  const asks = useLeaveQuestion();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      unsaved.get().length > 0 &&
      historyAction !== 'REPLACE' &&
      session.state.get().status === 'signed-in' &&
      currentLocation.pathname !== nextLocation.pathname,
  );
  const ask = useEffectEvent(async () => {
    if (await asks()) blocker.proceed?.();
    else blocker.reset?.();
  });
  useEffect(() => {
    if (blocker.state === 'blocked') void ask();
  }, [blocker.state]);
}
