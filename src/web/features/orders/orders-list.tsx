import type { OrdersPage } from '../../../contract/orders.ts';
import { useMessages } from '../../app/app-context.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { OrderCard } from './order-card.tsx';
import { type OrdersFilter, ordersAddress } from './orders-filter.ts';
import styles from './orders-list.module.css';

/** The orders of a page, and the way to the others. */
export function OrdersList({ page, filter }: { page: OrdersPage; filter: OrdersFilter }) {
  const t = useMessages('orders');
  return (
    <>
      <p className="visually-hidden" role="status">
        {t('found', { count: page.totalOrders })}
      </p>
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

/** No orders at all, or none that the filter lets through. */
export function NoOrders({ isFiltered }: { isFiltered: boolean }) {
  const t = useMessages('orders');
  if (isFiltered) {
    return (
      <EmptyState
        emoji="magnifier"
        title={t('none_found_title')}
        text={t('none_found_text')}
        action={
          <ButtonLink variant="outline" to="/orders">
            {t('show_all')}
          </ButtonLink>
        }
        framed
      />
    );
  }
  return (
    <EmptyState
      emoji="pasta"
      title={t('empty_title')}
      text={t('empty_text')}
      action={
        <ButtonLink to="/menu" viewTransition>
          {t('start_ordering')}
        </ButtonLink>
      }
      framed
    />
  );
}
