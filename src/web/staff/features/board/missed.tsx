import { calledName } from '../../../../domain/orders/call-number.ts';
import { useMessages } from '../../../app/app-context.ts';
import { useStore } from '../../../app/storage/store.ts';
import { timeText } from '../../../features/orders/order-time.ts';
import { useOrderClock } from '../../../features/orders/use-order-clock.ts';
import { Button } from '../../../ui/button.tsx';
import { Alert } from '../../../ui/signs/alert.tsx';
import { useStaff } from '../../app/staff-context.ts';
import { useStillness } from './flow/use-stillness.ts';
import { useGap } from './use-gap.ts';

/** First of all, the orders that came while this device slept or had no connection, and that still wait. */
export function Missed() {
  const t = useMessages('board');
  const clock = useOrderClock();
  const { board } = useStaff();
  const { orders } = useStore(board.state);
  const { gap, forget } = useGap();
  // It takes room from the tickets: it comes when nobody is about to tap one.
  const isStill = useStillness(gap !== null, '');
  if (!gap || !isStill) return null;
  const missed = [...orders.values()].filter(({ status, createdAt }) => {
    const at = Date.parse(createdAt);
    return status === 'Pending Confirmation' && at >= gap.from && at <= gap.to;
  });
  if (missed.length === 0) return null;
  const numbers = missed.map(calledName).join(', ');
  return (
    <Alert
      tone="warning"
      actions={
        <Button variant="outline" size="sm" onClick={forget}>
          {t('missed_seen')}
        </Button>
      }
    >
      <b>{t('missed_title', { from: timeText(gap.from, clock), to: timeText(gap.to, clock) })}</b>
      <span>{` ${t('missed_text', { numbers })}`}</span>
    </Alert>
  );
}
