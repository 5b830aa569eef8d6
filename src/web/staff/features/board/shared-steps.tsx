import { useEffect, useEffectEvent } from 'react';
import { calledName } from '../../../../domain/orders/call-number.ts';
import { useApp, useMessages } from '../../../app/app-context.ts';
import { useStore } from '../../../app/storage/store.ts';
import { useStaff } from '../../app/staff-context.ts';
import type { WaitingStep } from '../../app/step-queue.ts';
import { shareSteps } from './share-steps.ts';

/** Lets all screens see what was tapped on one of them, as long as it can be withdrawn, and says who withdrew it. */
export function SharedSteps() {
  const t = useMessages('board');
  const { snackbar } = useApp();
  const { steps, others, board, room } = useStaff();
  const socket = useStore(room);
  const onStopped = useEffectEvent(({ order }: WaitingStep, name: string) => {
    snackbar.show(t('stopped_by', { number: calledName(order), name }), { tone: 'warning', timeoutMs: 8000 });
  });
  useEffect(() => {
    if (!socket) return;
    return shareSteps(socket, { steps, others, board, onStopped: (step, name) => onStopped(step, name) });
  }, [socket, steps, others, board]);
  return null;
}
