import { useState } from 'react';
import { listOrders } from '../../../../contract/endpoints/staff-orders.ts';
import type { StaffOrdersPage, StaffOrdersQuery } from '../../../../contract/staff/staff-orders.ts';
import { useMessages } from '../../../app/app-context.ts';
import { dateAndTime } from '../../../features/orders/order-time.ts';
import { useOrderClock } from '../../../features/orders/use-order-clock.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/signs/empty-state.tsx';
import { useStaff } from '../../app/staff-context.ts';
import { OrderRows } from '../board/order-rows.tsx';
import styles from './order-records.module.css';

interface OrdersListProps {
  page: StaffOrdersPage;
  /** The query of the first page. */
  query: Partial<StaffOrdersQuery>;
  onMore(page: StaffOrdersPage): void;
}

/** The orders loaded so far, with a button for older ones. */
export function OrderRecords({ page, query, onMore }: OrdersListProps) {
  const t = useMessages('all-orders');
  const { call } = useStaff();
  const clock = useOrderClock();
  const [isAsking, setAsking] = useState(false);
  async function ask(): Promise<void> {
    setAsking(true);
    const next = { page: page.currentPage + 1, ...(page.until && { until: page.until }) };
    const answer = await call(listOrders, { query: { ...query, ...next } });
    setAsking(false);
    if (answer.ok) onMore(answer.data.data);
  }
  if (page.orders.length === 0) {
    const [title, text] = query.number
      ? (['no_number_title', 'no_number_text'] as const)
      : (['none_title', 'none_text'] as const);
    return <EmptyState framed emoji="magnifier" title={t(title)} text={t(text)} />;
  }
  return (
    <div className={styles.orders}>
      <OrderRows orders={page.orders} when={(order) => dateAndTime(order.createdAt, clock)} />
      {page.hasMore && (
        <Button variant="outline" busy={isAsking} className={styles.more} onClick={() => void ask()}>
          {t('older')}
        </Button>
      )}
    </div>
  );
}
