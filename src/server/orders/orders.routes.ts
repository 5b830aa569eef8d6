import type { FastifyInstance } from 'fastify';
import * as endpoints from '../../contract/endpoints/orders.ts';
import { BY_ASSISTANT, checkoutOfWord } from '../../domain/orders/assistant-source.ts';
import { sourceOf } from '../../domain/orders/order-source.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { networkOf } from '../platform/http/network-of.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import { routesOf } from '../route.ts';
import type { Services } from '../services.ts';
import { listOrders } from './list-orders.ts';
import { findOrder } from './orders.repo.ts';
import { findKey } from './place/idempotency.repo.ts';
import { placeOrder } from './place/place-order.ts';
import { accountPolicy } from './policies/account-policy.ts';
import { guestPolicy } from './policies/guest-policy.ts';
import { presentOrder } from './present/present-order.ts';
import { cancelOrder } from './status/cancel-order.ts';

export async function ordersRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = routesOf(app, services);

  route(endpoints.placeOrder, async (request, reply) => {
    const { tenant, language, body: input, headers } = request;
    const { userId, isGuest } = signedIn(request);
    const idempotencyKey = headers['idempotency-key'] ?? null;
    const network = networkOf(request);
    const policy = isGuest ? guestPolicy : accountPolicy;
    const word = sourceOf(input.source);
    const checkoutId = checkoutOfWord(word);
    const source = checkoutId ? BY_ASSISTANT : word;
    const placement = { tenant, language, userId, network, input, idempotencyKey, policy, source, checkoutId };
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
