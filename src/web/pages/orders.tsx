import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { ApiFailure } from '../../contract/transport.ts';
import { useApp, useHydrated, useMessages } from '../app/app-context.ts';
import type { PageModule } from '../app/page.ts';
import { refusalText } from '../app/refusal-text.ts';
import { newerOrder, withPushed } from '../features/orders/newer-order.ts';
import { myOrder, myOrders } from '../features/orders/order-resources.ts';
import { DEFAULT_FILTER, type OrdersFilter, ordersAddress, readFilter } from '../features/orders/orders-filter.ts';
import { OrdersFilters } from '../features/orders/orders-filters.tsx';
import { NoOrders, OrdersList } from '../features/orders/orders-list.tsx';
import { OrdersSkeleton } from '../features/orders/orders-skeleton.tsx';
import { useLiveOrders } from '../features/orders/use-live-orders.ts';
import { useOwn } from '../features/orders/use-own.ts';
import { currentRestaurant } from '../features/restaurant/restaurant-resource.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import styles from './orders.module.css';

/** The server knows no customer: it renders the frame. */
export const resources: PageModule['resources'] = ({ query }, app) =>
  app.session.state.get().status === 'signed-in' ? [myOrders(readFilter(query), app.resources)] : [];

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
  useLiveOrders(
    (order) => {
      const page = known.peek(resource);
      if (page) known.set(resource, withPushed(page, order));
      const details = myOrder(order._id, known);
      known.set(details, { order: newerOrder(order, known.peek(details)?.order ?? undefined) });
    },
    () => known.peek(resource) && reload(),
  );

  if (status === 'failed') return <HistoryFailed failure={failure} filter={filter} reload={reload} />;
  if (status === 'pending' || !data) return <OrdersSkeleton />;
  if (data.orders.length === 0) return <NoOrders isFiltered={filter.status !== null || filter.page > 1} />;
  return <OrdersList page={data} filter={filter} />;
}

interface HistoryFailedProps {
  failure: ApiFailure | null;
  filter: OrdersFilter;
  reload: () => void;
}

function HistoryFailed({ failure, filter, reload }: HistoryFailedProps) {
  const t = useMessages('orders');
  const navigate = useNavigate();
  /** From page 1 (specification section 2); the page's own address fetches it. */
  const retry = () => (filter.page === 1 ? reload() : void navigate(ordersAddress({ ...filter, page: 1 })));
  return (
    <Alert
      actions={
        <Button variant="outline" size="sm" before="rotate-ccw" onClick={retry}>
          {t('retry')}
        </Button>
      }
    >
      {failure?.kind === 'problem' ? refusalText(failure) || t('fetch_failed') : t('fetch_unreachable')}
    </Alert>
  );
}
