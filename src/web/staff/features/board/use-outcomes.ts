import { useEffect, useEffectEvent } from 'react';
import { useApp, useMessages } from '../../../app/app-context.ts';
import { refusalText } from '../../../app/refusal-text.ts';
import { statusText } from '../../../features/orders/status-chips.tsx';
import { useStaff } from '../../app/staff-context.ts';
import type { Outcome } from '../../app/step-queue.ts';

/** Shows messages about steps that another tablet overtook or the server refused. */
export function useOutcomes(): void {
  const t = useMessages('board');
  const statuses = useMessages('statuses');
  const shell = useMessages('shell');
  const { snackbar } = useApp();
  const { steps } = useStaff();
  const tell = useEffectEvent((outcome: Outcome) => {
    const { kind, order } = outcome;
    const number = order.orderNumber;
    if (kind === 'overtaken') {
      snackbar.show(t('overtaken', { number, status: statusText(statuses, order.status) }), {
        tone: 'warning',
        timeoutMs: 8000,
      });
    } else if (kind === 'refused') {
      snackbar.show(refusalText(outcome.failure) || shell('error_occurred'), { tone: 'error' });
    }
  });
  useEffect(() => steps.onOutcome((outcome) => tell(outcome)), [steps]);
}
