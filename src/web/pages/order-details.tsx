import { useParams } from 'react-router';
import type { Order } from '../../contract/orders.ts';
import { type AppContext, useApp } from '../app/app-context.ts';
import type { PageModule } from '../app/page.ts';
import { hasSession } from '../app/session/session.ts';
import { useOwn } from '../app/session/use-own.ts';
import { useStore } from '../app/storage/store.ts';
import { LazyKeepOrder } from '../features/account/lazy-keep-order.tsx';
import { newerOrder } from '../features/orders/newer-order.ts';
import { myOrder } from '../features/orders/order-resources.ts';
import { OrderSkeleton } from '../features/orders/page/order-skeleton.tsx';
import { OrderFailed, OrderNotFound } from '../features/orders/page/order-states.tsx';
import { OrderView } from '../features/orders/page/order-view.tsx';
import { askAnew } from '../features/orders/send/ask-anew.ts';
import { useLiveOrders } from '../features/orders/use-live-orders.ts';
import { currentRestaurant } from '../features/restaurant/restaurant-resource.ts';
import type { Sections } from '../messages/sections.ts';
import styles from './order-details.module.css';

/** The server does not know the customer, and renders the page without their data. */
export const resources: PageModule['resources'] = ({ params }, app) =>
  hasSession(app.session.state.get()) ? [myOrder(params['orderId'] ?? '', app.resources)] : [];

export const head: PageModule['head'] = ({ params }, app) => {
  const resource = myOrder(params['orderId'] ?? '', app.resources);
  const number = app.resources.peek(resource)?.order?.orderNumber;
  const restaurant = app.resources.peek(currentRestaurant)?.data.restaurant;
  const title = number
    ? say(app, 'title', { number })
    : say(app, isMissing(app.resources.state(resource)) ? 'not_found_title' : 'page_title');
  return { title: [title, restaurant?.name].filter(Boolean).join(' · ') };
};

/** One order, live while it is looked at (specification section 2, "Order details"). */
export function Component() {
  const { orderId = '' } = useParams();
  const { resources: known, session } = useApp();
  const { status } = useStore(session.state);
  const resource = myOrder(orderId, known);
  const state = useOwn(resource);
  const live = useLiveOrders(
    (pushed) => {
      const order = known.peek(resource)?.order;
      if (order?._id === pushed._id) known.set(resource, { order: newerOrder(order, pushed) });
    },
    () => askAnew(known, resource),
  );
  return (
    <div className={`wrap ${styles.page}`}>
      {isMissing(state) ? (
        <OrderNotFound />
      ) : state.status === 'failed' ? (
        <OrderFailed failure={state.failure} retry={state.reload} />
      ) : state.data?.order ? (
        <OrderView
          order={state.data.order}
          live={live}
          keep={status === 'guest' && <LazyKeepOrder order={state.data.order} />}
        />
      ) : (
        <OrderSkeleton />
      )}
    </div>
  );
}

function isMissing({ status, data, failure }: ReturnType<AppContext['resources']['state']>): boolean {
  if (status === 'ready') return !(data as { order?: Order | null } | null)?.order;
  return failure?.kind === 'problem' && failure.status === 404;
}

function say(app: AppContext, key: keyof Sections['order'], values?: Record<string, string>): string {
  return app.messages.i18n._(`order.${key}`, values);
}
