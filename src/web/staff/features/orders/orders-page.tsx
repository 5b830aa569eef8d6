import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { listOrders } from '../../../../contract/endpoints/staff-orders.ts';
import type { StaffOrdersPage } from '../../../../contract/staff/staff-orders.ts';
import { useMessages } from '../../../app/app-context.ts';
import { useStore } from '../../../app/storage/store.ts';
import { useOrderClock } from '../../../features/orders/use-order-clock.ts';
import { useStaff } from '../../app/staff-context.ts';
import { useRecord } from '../../app/use-record.ts';
import { OrderActions } from '../board/order-actions.tsx';
import { RecordPage } from '../editing/record-page.tsx';
import { OrderRecords } from './order-records.tsx';
import { type OrderRecordsFilter, OrdersFilterFields, queryOfFilter } from './orders-filter.tsx';
import styles from './orders-page.module.css';

/** All orders of the restaurant, newest first, including those that are no longer on the board. */
export function AllOrders() {
  const t = useMessages('all-orders');
  const { call } = useStaff();
  const { zone } = useOrderClock();
  const number = useSearchParams()[0].get('number') ?? '';
  const [filter, setFilter] = useState<OrderRecordsFilter>({ status: '', day: '', number });
  // The search of all pages leads to another order while this page is open.
  useEffect(() => setFilter((before) => (number ? { ...before, number } : before)), [number]);
  const query = queryOfFilter(filter, zone);
  const record = useRecord(`orders/${JSON.stringify(query)}`, () => call(listOrders, { query, quiet: true }));
  const page = useNewest(record.value);
  return (
    <OrderActions orders={useMemo(() => new Map(page?.orders.map((order) => [order._id, order])), [page])}>
      <div className={`wrap ${styles.page}`}>
        <RecordPage
          title={t('title')}
          text={t('text')}
          record={{ ...record, value: page }}
          before={<OrdersFilterFields filter={filter} onChange={setFilter} />}
        >
          {(shown) => (
            <OrderRecords
              page={shown}
              query={query}
              onMore={(more) => record.take({ ...more, orders: [...shown.orders, ...more.orders] })}
            />
          )}
        </RecordPage>
      </div>
    </OrderActions>
  );
}

/** Replaces orders by the board's copies where those are newer: steps and pushes arrive at the board. */
function useNewest(page: StaffOrdersPage | null): StaffOrdersPage | null {
  const { orders: known } = useStore(useStaff().board.state);
  return useMemo(() => {
    if (!page) return null;
    const orders = page.orders.map((order) => {
      const other = known.get(order._id);
      return other && other.version > order.version ? other : order;
    });
    return { ...page, orders };
  }, [page, known]);
}
