import type { OrdersPage } from '../../../../contract/orders.ts';
import { useMessages } from '../../../app/app-context.ts';
import { Pagination } from '../../../ui/pagination.tsx';
import { LiveSign } from '../live-sign.tsx';
import { type OrdersFilter, ordersAddress } from '../orders-filter.ts';
import type { FollowedOrders } from '../use-live-orders.ts';
import { OrderCard } from './order-card.tsx';
import styles from './orders-list.module.css';

/** One page of the orders, with the pagination. */
export function OrdersList({ page, filter, live }: { page: OrdersPage; filter: OrdersFilter; live: FollowedOrders }) {
  const t = useMessages('orders');
  return (
    <>
      <div className={styles.top}>
        <p role="status">{t('found', { count: page.totalOrders })}</p>
        <LiveSign live={live} />
      </div>
      <ul className={styles.list}>
        {page.orders.map((order) => (
          <li key={order._id}>
            <OrderCard order={order} />
          </li>
        ))}
      </ul>
      <Pagination
        page={page.currentPage}
        pages={page.totalPages}
        to={(number) => ordersAddress({ ...filter, page: number })}
        labels={{
          group: t('pages'),
          previous: t('previous_page'),
          next: t('next_page'),
          page: (number) => t('page', { page: number }),
        }}
      />
    </>
  );
}
