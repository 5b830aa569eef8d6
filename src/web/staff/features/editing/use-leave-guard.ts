import { useEffect, useEffectEvent } from 'react';
import { useBlocker } from 'react-router';
import { useApp, useMessages } from '../../../app/app-context.ts';

/** One symbol for each form on screen with unsaved changes: the page's, and that of a panel over it. */
const unsaved = new Set<symbol>();

/** Asks before leaving a form with unsaved changes. Not at the end of a session, which keeps them (`useUnsaved`). */
export function useLeaveGuard(isChanged: boolean): void {
  useEffect(() => {
    if (!isChanged) return;
    const mark = Symbol();
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    unsaved.add(mark);
    addEventListener('beforeunload', warn);
    return () => {
      unsaved.delete(mark);
      removeEventListener('beforeunload', warn);
    };
  }, [isChanged]);
}

/** Returns a function that asks whether to discard unsaved changes. */
export function useLeaveQuestion(): () => Promise<boolean> {
  const t = useMessages('editing');
  const { dialogs } = useApp();
  return () =>
    dialogs.ask({
      title: t('leave_title'),
      html: t('leave_text'),
      confirmText: t('leave'),
      cancelText: t('stay'),
    });
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
      unsaved.size > 0 &&
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
