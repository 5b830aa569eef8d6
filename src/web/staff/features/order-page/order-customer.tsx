import type { OrderRecord } from '../../../../contract/staff/staff-order-record.ts';
import { useMessages } from '../../../app/app-context.ts';
import { dayText } from '../../../features/orders/order-time.ts';
import { useOrderClock } from '../../../features/orders/use-order-clock.ts';
import { Panel } from '../../../ui/panel.tsx';
import { OrderOrigin } from '../board/order-origin.tsx';
import { TicketCustomer } from '../ticket/ticket-customer.tsx';
import styles from './order-page.module.css';

/** Who ordered, how to reach them, and how they pay. */
export function OrderCustomer({ record: { order, earlierOrders } }: { record: OrderRecord }) {
  const t = useMessages('order-page');
  const clock = useOrderClock();
  const { count, lastAt } = earlierOrders;
  const { buyer } = order;
  return (
    <Panel title={t('customer')} actions={<OrderOrigin order={order} />}>
      <div className={styles.lines}>
        <p className={styles.sign}>
          {lastAt === null ? t('first_order') : t('earlier_orders', { count, date: dayText(lastAt, clock) })}
        </p>
        <TicketCustomer order={order} />
        {buyer && <p>{t('buyer', { buyer: [buyer.name, buyer.taxNumber].filter(Boolean).join(', ') })}</p>}
      </div>
    </Panel>
  );
}
