import { getTrackedOrder } from '../../../contract/endpoints/order-links.ts';
import type { Order, OrdersPage } from '../../../contract/orders.ts';
import { PAGE_SIZE } from '../../../domain/limits.ts';
import type { Resource } from '../../app/api/resource.ts';
import type { Resources } from '../../app/api/resources.ts';
import { newerOrder, withKnown } from './newer-order.ts';
import { type OrdersFilter, ordersAddress } from './orders-filter.ts';

/**
 * A page of the customer's orders. Later pages are as of the moment (`until`) of page 1, so that new orders do not shift them.
 * `known` holds the orders that were pushed, which an older answer must not undo.
 */
export function myOrders(filter: OrdersFilter, known: Resources): Resource<OrdersPage> {
  const { status, ...query } = filter;
  const until = filter.page > 1 && known.peek(myOrders({ ...filter, page: 1 }, known))?.until;
  const resource: Resource<OrdersPage> = {
    key: `my${ordersAddress(filter)}${until || ''}`,
    fetch: async (api, conditions) => {
      const answer = await api.orders.mine(
        { ...query, limit: PAGE_SIZE.orders, ...(status && { status }), ...(until && { until }) },
        { ...conditions, quiet: true },
      );
      return answer.ok ? { ...answer, data: withKnown(answer.data, known.peek(resource)) } : answer;
    },
  };
  return resource;
}

export interface Tracked {
  order: Order | null;
  isKeepable?: true | undefined;
  mayAgree?: true | undefined;
  mayReview?: true | undefined;
}

/** The order of a tracking link, and what the link may do. */
export function trackedOrder(token: string, known: Resources): Resource<Tracked> {
  const resource: Resource<Tracked> = {
    key: `tracked/${token}`,
    fetch: async (api) => {
      const answer = await api.call(getTrackedOrder, { body: { token }, quiet: true });
      if (!answer.ok) return answer;
      const { order, ...about } = answer.data;
      return { ...answer, data: { order: newerOrder(order, known.peek(resource)?.order ?? undefined), ...about } };
    },
  };
  return resource;
}

/** One of the customer's orders; null in the answer: there is none. Throws without an id. */
export function myOrder(id: string, known: Resources): Resource<{ order: Order | null }> {
  if (!id) throw new Error('Order ID is required.');
  const resource: Resource<{ order: Order | null }> = {
    key: `my/order/${id}`,
    fetch: async (api, conditions) => {
      const answer = await api.orders.byId(id, { ...conditions, quiet: true });
      if (!answer.ok || !answer.data.order) return answer;
      const order = newerOrder(answer.data.order, known.peek(resource)?.order ?? undefined);
      return { ...answer, data: { order } };
    },
  };
  return resource;
}
