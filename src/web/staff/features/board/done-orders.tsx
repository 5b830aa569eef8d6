import { useState } from 'react';
import type { StaffOrder } from '../../../../contract/staff/staff-orders.ts';
import { useMessages } from '../../../app/app-context.ts';
import { timeText } from '../../../features/orders/order-time.ts';
import { useOrderClock } from '../../../features/orders/use-order-clock.ts';
import { Icon } from '../../../ui/signs/icon.tsx';
import styles from './done-orders.module.css';
import { EarlierOrders } from './earlier-orders.tsx';
import { changedAt } from './lanes/lanes.ts';
import { OrderRows } from './order-rows.tsx';

/** Today's finished orders, collapsed. */
export function DoneOrders({ orders }: { orders: readonly StaffOrder[] }) {
  const t = useMessages('board');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className={styles.done} open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>
        <Icon name="circle-check" />
        <span>{t('column_done')}</span>
        <span className={styles.count}>{orders.length}</span>
        <Icon name="chevron-down" className={styles.chevron} />
      </summary>
      {isOpen && <DoneList orders={orders} />}
    </details>
  );
}

/** The orders that were finished in the last hours, with the link to earlier ones. */
export function DoneList({ orders }: { orders: readonly StaffOrder[] }) {
  const t = useMessages('board');
  const clock = useOrderClock();
  return (
    <div className={styles.rows}>
      {orders.length === 0 && <p className={styles.nothing}>{t('nothing_done')}</p>}
      <OrderRows orders={orders} when={(order) => timeText(changedAt(order), clock)} />
      <EarlierOrders className={styles.earlier} />
    </div>
  );
}
