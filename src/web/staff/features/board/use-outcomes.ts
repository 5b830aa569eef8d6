import { useEffect, useEffectEvent } from 'react';
import { refusalText } from '../../../app/api/refusal-text.ts';
import { useApp, useMessages } from '../../../app/app-context.ts';
import { statusText } from '../../../features/orders/status-chips.tsx';
import { useOrderClock } from '../../../features/orders/use-order-clock.ts';
import { useStaff } from '../../app/staff-context.ts';
import type { Outcome } from '../../app/step-queue.ts';
import { shortTime } from './order-labels.ts';

/** Shows messages about steps that another tablet overtook or the server refused. */
export function useOutcomes(): void {
  const t = useMessages('board');
  const statuses = useMessages('statuses');
  const shell = useMessages('shell');
  const { snackbar } = useApp();
  const clock = useOrderClock();
  const { steps, board } = useStaff();
  const tell = useEffectEvent((outcome: Outcome) => {
    const { kind, order } = outcome;
    const number = order.orderNumber;
    if (kind === 'overtaken') {
      const name = order.changedBy;
      const promised = order.estimatedReadyAt && shortTime(order.estimatedReadyAt, clock, board.now());
      const status = [statusText(statuses, order.status), promised].filter(Boolean).join(', ');
      snackbar.show(name ? t('overtaken_by', { number, status, name }) : t('overtaken', { number, status }), {
        tone: 'warning',
        timeoutMs: 8000,
      });
    } else if (kind === 'refused') {
      snackbar.show(refusalText(outcome.failure) || shell('error_occurred'), { tone: 'error' });
    }
  });
  useEffect(() => steps.onOutcome((outcome) => tell(outcome)), [steps]);
}
