import type { StaffOrder } from '../../../../../contract/staff/staff-orders.ts';
import { useMessages } from '../../../../app/app-context.ts';
import { useOrderClock } from '../../../../features/orders/use-order-clock.ts';
import { Icon } from '../../../../ui/signs/icon.tsx';
import { useStaff } from '../../../app/staff-context.ts';
import { useTicking } from '../../../app/ticker.ts';
import { shortestTime } from '../order-labels.ts';
import { firstStart, kitchenDueAt } from '../urgency.ts';
import styles from './card-said.module.css';

/** When its first dish is to be started, so that all is done together. Nothing once it is time, or where nobody said how long dishes cook. */
export function CardStart({ order }: { order: StaffOrder }) {
  const t = useMessages('board');
  const clock = useOrderClock();
  const { board } = useStaff();
  const start = firstStart(order.items, kitchenDueAt(order));
  const isAhead = useTicking(() => start !== null && board.now() < start);
  if (start === null || !isAhead || order.packedAt || !['Pending Confirmation', 'Confirmed'].includes(order.status))
    return null;
  return (
    <p className={styles.said} data-said="start">
      <Icon name="timer" />
      <span>{t('start_at', { time: shortestTime(new Date(start).toISOString(), clock, board.now()) })}</span>
    </p>
  );
}
