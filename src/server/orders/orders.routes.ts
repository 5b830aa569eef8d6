import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import * as endpoints from '../../contract/endpoints/orders.ts';
import * as contract from '../../contract/orders.ts';
import { accountRefusals } from '../accounts/accounts.refusals.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { blocksRefusals } from '../blocks/blocks.refusals.ts';
import { networkOf } from '../platform/http/network-of.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { Refusal, type RefusalKind } from '../platform/refusals/refusal.ts';
import { loyaltyRefusals } from '../promotions/loyalty.refusals.ts';
import { promotionsRefusals } from '../promotions/promotions.refusals.ts';
import { routesOf } from '../route.ts';
import type { Services } from '../services.ts';
import { cancelOrder } from './cancel-order.ts';
import { findKey } from './idempotency.repo.ts';
import { listOrders } from './list-orders.ts';
import { ordersRefusals } from './orders.refusals.ts';
import { findOrder } from './orders.repo.ts';
import { placeOrder } from './place-order.ts';
import { presentOrder } from './present-order.ts';
import { itemsRefusals } from './quote/items.refusals.ts';
import { termsRefusals } from './quote/terms.refusals.ts';

/** Loose, because Fastify replaces the request's headers by what the schema returns: a app `z.object` would drop all others. */
export const placeOrderHeaders = z.looseObject({
  'idempotency-key': z.optional(contract.idempotencyKey),
});

const { wrong_restaurant, below_minimum, too_many_open_orders, idempotency_mismatch } = ordersRefusals;
export const PLACING_REFUSALS = [
  accountRefusals.guests_not_taken,
  blocksRefusals.call_to_order,
  ordersRefusals.too_many_guest_orders,
  ...[wrong_restaurant, below_minimum, too_many_open_orders, idempotency_mismatch],
  ...[itemsRefusals, termsRefusals, promotionsRefusals, loyaltyRefusals].flatMap(Object.values<RefusalKind>),
];

export async function ordersRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = routesOf(app, services);

  route(endpoints.placeOrder, async (request, reply) => {
    const { tenant, language, body: input, headers } = request;
    const { userId, isGuest } = signedIn(request);
    const idempotencyKey = headers['idempotency-key'] ?? null;
    const network = networkOf(request);
    const placement = { tenant, language, userId, isGuest, network, input, idempotencyKey };
    const { order, isRepeat } = await placeOrder(services, placement);
    return reply.code(isRepeat ? 200 : 201).send({ data: order });
  });

  route(endpoints.listMyOrders, async (request) => {
    const { tenant, query } = request;
    const { userId } = signedIn(request);
    return listOrders(services, { ...query, status: query.status, restaurantId: tenant.id, userId });
  });

  route(endpoints.getMyOrder, async (request) => {
    const { tenant, params } = request;
    const { userId } = signedIn(request);
    const stored = await findOrder(services.db, { restaurantId: tenant.id, userId, id: params.id });
    if (!stored) throw new Refusal(commonRefusals.not_found);
    return { order: await presentOrder(services, stored, 'customer') };
  });

  route(endpoints.getMyOrderByKey, async (request) => {
    const own = { restaurantId: request.tenant.id, userId: signedIn(request).userId };
    const bound = await findKey(services.db, { ...own, key: request.params.key });
    const stored = bound && (await findOrder(services.db, { ...own, id: bound.orderId }));
    if (!stored) throw new Refusal(commonRefusals.not_found);
    return { order: await presentOrder(services, stored, 'customer') };
  });

  route(endpoints.cancelMyOrder, async (request) => {
    const { tenant, params } = request;
    const { userId } = signedIn(request);
    return { data: { order: await cancelOrder(services, { restaurantId: tenant.id, userId, orderId: params.id }) } };
  });
}
