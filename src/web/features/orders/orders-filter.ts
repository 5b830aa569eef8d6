import { FILTER_STATUSES, type OrderStatus } from '../../../domain/orders/order-status.ts';

export const ORDER_SORTS = ['createdAt', 'totalAmount', 'status'] as const;
export type OrderSort = (typeof ORDER_SORTS)[number];

/** The order history's filter, sorting and page, which are kept in the address. `status` null: all. */
export interface OrdersFilter {
  status: OrderStatus | null;
  sortBy: OrderSort;
  sortOrder: 'asc' | 'desc';
  page: number;
}

/** The defaults of specification section 9. */
export const DEFAULT_FILTER: OrdersFilter = { status: null, sortBy: 'createdAt', sortOrder: 'desc', page: 1 };

/** The filter in an address. Invalid values count as the default. */
export function readFilter(query: URLSearchParams): OrdersFilter {
  const page = Number(query.get('page'));
  return {
    status: FILTER_STATUSES.find((status) => status === query.get('status')) ?? DEFAULT_FILTER.status,
    sortBy: ORDER_SORTS.find((sort) => sort === query.get('sortBy')) ?? DEFAULT_FILTER.sortBy,
    sortOrder: query.get('sortOrder') === 'asc' ? 'asc' : 'desc',
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : DEFAULT_FILTER.page,
  };
}

/** The address of the history with this filter, without parameters that are the default. */
export function ordersAddress(filter: OrdersFilter): string {
  const query = new URLSearchParams();
  if (filter.status) query.set('status', filter.status);
  for (const name of ['sortBy', 'sortOrder', 'page'] as const) {
    if (filter[name] !== DEFAULT_FILTER[name]) query.set(name, String(filter[name]));
  }
  return String(query) ? `/orders?${query}` : '/orders';
}
