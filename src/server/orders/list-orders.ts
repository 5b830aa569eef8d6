import type { OrdersPage } from '../../contract/orders.ts';
import { toIso } from '../platform/clock.ts';
import type { Services } from '../services.ts';
import { findOrdersPage, type OrdersPageQuery } from './orders.repo.ts';
import { presentOrder } from './present/present-order.ts';

/** A page of a customer's orders. */
export async function listOrders(services: Services, query: OrdersPageQuery): Promise<OrdersPage> {
  const { orders, total, until } = await findOrdersPage(services.db, query);
  return {
    orders: await Promise.all(orders.map((stored) => presentOrder(services, stored, 'customer'))),
    currentPage: query.page,
    totalPages: Math.ceil(total / query.limit),
    totalOrders: total,
    until: toIso(until),
  };
}
