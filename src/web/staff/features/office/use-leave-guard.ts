import { useEffect, useEffectEvent } from 'react';
import { useBlocker } from 'react-router';
import { useApp, useMessages } from '../../../app/app-context.ts';

/** Asks before another page takes away what is not saved. A session's end keeps it by itself (`useUnsaved`). */
export function useLeaveGuard(isChanged: boolean): void {
  const t = useMessages('office');
  const { dialogs, session } = useApp();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isChanged && session.state.get().status === 'signed-in' && currentLocation.pathname !== nextLocation.pathname,
  );
  const ask = useEffectEvent(async () => {
    const leaves = await dialogs.ask({
      title: t('leave_title'),
      html: t('leave_text'),
      confirmText: t('leave'),
      cancelText: t('stay'),
    });
    if (leaves) blocker.proceed?.();
    else blocker.reset?.();
  });
  useEffect(() => {
    if (blocker.state === 'blocked') void ask();
  }, [blocker.state]);
  useEffect(() => {
    if (!isChanged) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isChanged]);
}
