import { useState } from 'react';
import type { StaffOrder } from '../../../../contract/staff-orders.ts';
import { useLanguage, useMessages } from '../../../app/app-context.ts';
import { money } from '../../../app/format.ts';
import { timeText } from '../../../features/orders/order-time.ts';
import { OrderStatusChip } from '../../../features/orders/status-chips.tsx';
import { useOrderClock } from '../../../features/orders/use-order-clock.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useBoardActions } from './board-actions.ts';
import { changedAt } from './columns.ts';
import styles from './done-orders.module.css';

/** Today's finished orders, folded until somebody asks for one. */
export function DoneOrders({ orders }: { orders: readonly StaffOrder[] }) {
  const t = useMessages('board');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className={styles.done} open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>
        <Icon name="circle-check" />
        {t('column_done')}
        <span className={styles.count}>{orders.length}</span>
        <Icon name="chevron-down" className={styles.chevron} />
      </summary>
      {isOpen && <DoneList orders={orders} />}
    </details>
  );
}

export function DoneList({ orders }: { orders: readonly StaffOrder[] }) {
  const t = useMessages('board');
  const language = useLanguage();
  const clock = useOrderClock();
  const { open } = useBoardActions();
  if (orders.length === 0) return <p className={styles.nothing}>{t('nothing_done')}</p>;
  return (
    <ul className={styles.list}>
      {orders.map((order) => (
        <li key={order._id}>
          <button type="button" className={styles.row} onClick={() => open('ticket', order)}>
            <b>{order.orderNumber}</b>
            <span className={styles.name}>{order.customerName}</span>
            <OrderStatusChip status={order.status} />
            <span className="num">{timeText(changedAt(order), clock)}</span>
            <span className="num">{money(order.totalAmount, order.currency, language)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
