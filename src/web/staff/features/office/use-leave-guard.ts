import { useEffect, useEffectEvent } from 'react';
import { useBlocker } from 'react-router';
import { useApp, useMessages } from '../../../app/app-context.ts';

/** A mark for each form on screen that holds something unsaved: a page, and a panel over it. */
const unsaved = new Set<symbol>();

/** Asks before another page takes away what is not saved. A session's end keeps it by itself (`useUnsaved`). */
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

/** Whether to leave what was not saved. */
export function useLeaveQuestion(): () => Promise<boolean> {
  const t = useMessages('office');
  const { dialogs } = useApp();
  return () =>
    dialogs.ask({
      title: t('leave_title'),
      html: t('leave_text'),
      confirmText: t('leave'),
      cancelText: t('stay'),
    });
}

/** Once for the whole app: a router holds back one navigation at a time. */
export function useHeldNavigation(): void {
  const { session } = useApp();
  const asks = useLeaveQuestion();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved.size > 0 &&
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
