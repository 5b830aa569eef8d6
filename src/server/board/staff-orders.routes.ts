import type { FastifyInstance } from 'fastify';
import * as endpoints from '../../contract/endpoints/staff-orders.ts';
import { orderNumberOf } from '../../domain/orders/order-number.ts';
import { isStaffRole, permissionsOf } from '../../domain/people/staff-roles.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { staffRole } from '../editing/staff.repo.ts';
import { findOrder, findRestaurantOrders } from '../orders/orders.repo.ts';
import { presentStaffOrder, presentStaffOrders } from '../orders/present/present-staff-order.ts';
import { toIso } from '../platform/clock.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import { routesOf } from '../route.ts';
import type { Services } from '../services.ts';
import { changeOrderStatus } from './change-order-status.ts';
import { changeOrderTime } from './change-order-time.ts';
import { packOrder } from './pack-order.ts';
import { readBoard } from './read-board.ts';

const { not_found } = commonRefusals;

/** Routes on which staff see and handle the restaurant's orders. */
export async function staffOrdersRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = routesOf(app, services);

  route(endpoints.getBoard, async (request) => {
    const role = await staffRole(services.db, request.tenant.id, signedIn(request).userId);
    const seesTakings = isStaffRole(role) && permissionsOf(role).includes('figures');
    return { data: await readBoard(services, request.tenant, { seesTakings }) };
  });

  route(endpoints.listOrders, async ({ tenant, query }) => {
    // What cannot be a number is none of an order.
    const number = query.number === undefined ? undefined : (orderNumberOf(query.number) ?? '');
    const asked = { restaurantId: tenant.id, ...query, number };
    const { orders, hasMore } = await findRestaurantOrders(services.db, asked);
    const data = {
      orders: await presentStaffOrders(services, orders),
      currentPage: query.page,
      hasMore,
      until: query.until ?? toIso(orders[0]?.order.created_at ?? null),
    };
    return { data };
  });

  route(endpoints.getOrder, async ({ tenant, params }) => {
    const stored = await findOrder(services.db, { restaurantId: tenant.id, userId: null, id: params.id });
    if (!stored) throw new Refusal(not_found);
    return { order: await presentStaffOrder(services, stored) };
  });

  route(endpoints.changeOrderStatus, async (request) => {
    const { tenant, params, body: input } = request;
    const { userId } = signedIn(request);
    const change = { restaurantId: tenant.id, userId, orderId: params.id, input };
    return { data: { order: await changeOrderStatus(services, change) } };
  });

  route(endpoints.packOrder, async ({ tenant, params, body: input }) => ({
    data: { order: await packOrder(services, { restaurantId: tenant.id, orderId: params.id, input }) },
  }));

  route(endpoints.changeOrderReadyTime, async (request) => {
    const { tenant, params, body: input } = request;
    const { userId } = signedIn(request);
    const change = { restaurantId: tenant.id, userId, orderId: params.id, input };
    return { data: { order: await changeOrderTime(services, change) } };
  });
}
