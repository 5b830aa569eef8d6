import type { StaffOrder } from '../../../../contract/staff/staff-orders.ts';
import { useMessages } from '../../../app/app-context.ts';
import { statusText } from '../../../features/orders/status-chips.tsx';
import { useOrderClock } from '../../../features/orders/use-order-clock.ts';
import { useStaff } from '../../app/staff-context.ts';
import { shortTime } from '../board/order-labels.ts';
import styles from './ticket-history.module.css';

/** The order's status history. */
export function TicketHistory({ order }: { order: StaffOrder }) {
  const t = useMessages('board');
  const statuses = useMessages('statuses');
  const clock = useOrderClock();
  const { board } = useStaff();
  return (
    <ol className={styles.list} aria-label={t('history')}>
      {order.statusHistory.map(({ status, changedAt, notes }) => (
        <li key={`${changedAt} ${status}`}>
          <span className="num">{shortTime(changedAt, clock, board.now())}</span>
          <span>
            <span>{statusText(statuses, status)}</span>
            {notes && <span className={styles.notes}>{notes}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
