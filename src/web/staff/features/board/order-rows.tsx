import type { StaffOrder } from '../../../../contract/staff/staff-orders.ts';
import { useLanguage } from '../../../app/app-context.ts';
import { money } from '../../../app/format/format.ts';
import { OrderStatusChip } from '../../../features/orders/status-chips.tsx';
import { useBoardActions } from './board-actions.ts';
import { OrderOrigin } from './order-origin.tsx';
import styles from './order-rows.module.css';

interface OrderRowsProps {
  orders: readonly StaffOrder[];
  /** The time to show for an order, as text. */
  when(order: StaffOrder): string;
}

/** Orders as rows, each of which opens its ticket. */
export function OrderRows({ orders, when }: OrderRowsProps) {
  const language = useLanguage();
  const { open } = useBoardActions();
  return (
    <ul className={styles.list}>
      {orders.map((order) => (
        <li key={order._id}>
          <button type="button" className={styles.row} onClick={() => open('ticket', order)}>
            <b>{order.orderNumber}</b>
            <span className={styles.name}>
              <span>{order.customerName}</span>
              <OrderOrigin order={order} />
            </span>
            <OrderStatusChip status={order.status} />
            <span className="num">{when(order)}</span>
            <span className="num">{money(order.totalAmount, order.currency, language)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
