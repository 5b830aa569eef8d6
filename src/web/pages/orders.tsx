import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useApp, useHydrated, useMessages } from '../app/app-context.ts';
import type { PageModule } from '../app/page.ts';
import { hasSession } from '../app/session/session.ts';
import { useOwn } from '../app/session/use-own.ts';
import { OrdersFilters } from '../features/orders/list/orders-filters.tsx';
import { OrdersList } from '../features/orders/list/orders-list.tsx';
import { OrdersSkeleton } from '../features/orders/list/orders-skeleton.tsx';
import { NoOrders, OrdersFailed } from '../features/orders/list/orders-states.tsx';
import { newerOrder, withPushed } from '../features/orders/newer-order.ts';
import { myOrder, myOrders } from '../features/orders/order-resources.ts';
import { DEFAULT_FILTER, type OrdersFilter, readFilter } from '../features/orders/orders-filter.ts';
import { askAnew } from '../features/orders/send/ask-anew.ts';
import { useLiveOrders } from '../features/orders/use-live-orders.ts';
import { currentRestaurant } from '../features/restaurant/restaurant-resource.ts';
import styles from './orders.module.css';

/** The server does not know the customer, and renders the page without their data. */
export const resources: PageModule['resources'] = ({ query }, app) =>
  hasSession(app.session.state.get()) ? [myOrders(readFilter(query), app.resources)] : [];

export const head: PageModule['head'] = (_address, app) => {
  const restaurant = app.resources.peek(currentRestaurant)?.data.restaurant;
  return { title: [app.messages.i18n._('orders.page_title'), restaurant?.name].filter(Boolean).join(' · ') };
};

/** The customer's orders, kept live while they are looked at (specification section 2, "Order history"). */
export function Component() {
  const t = useMessages('orders');
  const isHydrated = useHydrated();
  const [query] = useSearchParams();
  const filter = useMemo(() => (isHydrated ? readFilter(query) : DEFAULT_FILTER), [isHydrated, query]);
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>{t('title')}</h1>
      <OrdersFilters filter={filter} />
      {isHydrated ? <History filter={filter} /> : <OrdersSkeleton />}
    </div>
  );
}

function History({ filter }: { filter: OrdersFilter }) {
  const { resources: known } = useApp();
  const resource = myOrders(filter, known);
  const { status, data, failure, reload } = useOwn(resource);
  const live = useLiveOrders(
    (order) => {
      const page = known.peek(resource);
      if (page) known.set(resource, withPushed(page, order));
      const details = myOrder(order._id, known);
      known.set(details, { order: newerOrder(order, known.peek(details)?.order ?? undefined) });
    },
    () => askAnew(known, resource),
  );

  if (status === 'failed') return <OrdersFailed failure={failure} filter={filter} reload={reload} />;
  if (status === 'pending' || !data) return <OrdersSkeleton />;
  if (data.orders.length === 0) return <NoOrders isFiltered={filter.status !== null || filter.page > 1} />;
  return <OrdersList page={data} filter={filter} live={live} />;
}
