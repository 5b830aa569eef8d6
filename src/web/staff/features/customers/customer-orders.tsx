import { useMemo, useState } from 'react';
import { listOrders } from '../../../../contract/endpoints/staff-orders.ts';
import { useMessages } from '../../../app/app-context.ts';
import { dateAndTime } from '../../../features/orders/order-time.ts';
import { useOrderClock } from '../../../features/orders/use-order-clock.ts';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useStaff } from '../../app/staff-context.ts';
import { useRecord } from '../../app/use-record.ts';
import { OrderActions } from '../board/order-actions.tsx';
import { OrderRows } from '../board/order-rows.tsx';
import styles from './customer-page.module.css';

const PAGE = 10;

/** A customer's orders, newest first, each with its notes: what they told of allergies stands there. */
export function CustomerOrders({ id }: { id: string }) {
  const t = useMessages('customers');
  const clock = useOrderClock();
  const { call } = useStaff();
  const [isAsking, setAsking] = useState(false);
  const query = { customer: id, limit: PAGE };
  const record = useRecord(`customer-orders/${id}`, () => call(listOrders, { query, quiet: true }));
  const page = record.value;
  const orders = useMemo(() => page?.orders ?? [], [page]);
  const told = [...new Set(orders.flatMap(({ customerNotes }) => customerNotes?.trim() || []))];
  async function more(): Promise<void> {
    if (!page) return;
    setAsking(true);
    const answer = await call(listOrders, {
      query: { ...query, page: page.currentPage + 1, ...(page.until && { until: page.until }) },
    });
    setAsking(false);
    if (answer.ok) record.take({ ...answer.data.data, orders: [...orders, ...answer.data.data.orders] });
  }
  return (
    <OrderActions orders={useMemo(() => new Map(orders.map((order) => [order._id, order])), [orders])}>
      <Panel title={t('orders')}>
        <OrderRows orders={orders} when={(order) => dateAndTime(order.createdAt, clock)} />
        {page?.hasMore && (
          <Button variant="outline" busy={isAsking} className={styles.more} onClick={() => void more()}>
            {t('older')}
          </Button>
        )}
      </Panel>
      {told.length > 0 && (
        <Panel title={t('told')}>
          <ul>
            {told.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </Panel>
      )}
    </OrderActions>
  );
}
