import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import * as contract from '../../contract/orders.ts';
import { accountRefusals } from '../accounts/accounts.refusals.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { blocksRefusals } from '../blocks/blocks.refusals.ts';
import { limits } from '../platform/limits/rate-limits.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { Refusal, type RefusalKind } from '../platform/refusals/refusal.ts';
import { loyaltyRefusals } from '../promotions/loyalty.refusals.ts';
import { promotionsRefusals } from '../promotions/promotions.refusals.ts';
import type { Services } from '../services.ts';
import { cancelOrder } from './cancel-order.ts';
import { findKey } from './idempotency.repo.ts';
import { itemsRefusals } from './items.refusals.ts';
import { listOrders } from './list-orders.ts';
import { ordersRefusals } from './orders.refusals.ts';
import { findOrder } from './orders.repo.ts';
import { placeOrder } from './place-order.ts';
import { presentOrder } from './present-order.ts';
import { termsRefusals } from './terms.refusals.ts';

/** Loose, because Fastify replaces the request's headers by what the schema returns: a plain `z.object` would drop all others. */
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

export async function ordersRoutes(plain: FastifyInstance, services: Services): Promise<void> {
  const api = plain.withTypeProvider<ZodTypeProvider>();
  const preValidation = services.authenticateGuestsToo;
  const schema = { tags: ['orders'], security: [{ customer: [] }] };

  api.post(
    '/orders',
    {
      preValidation,
      config: { rateLimit: limits.placeOrder },
      schema: {
        ...schema,
        operationId: 'placeOrder',
        summary: 'Place an order; a repeated Idempotency-Key returns the first order with 200',
        headers: placeOrderHeaders,
        body: contract.placeOrderInput,
        response: {
          200: contract.placedOrderAnswer,
          201: contract.placedOrderAnswer,
        },
        refusals: PLACING_REFUSALS,
      },
    },
    async (request, reply) => {
      const { tenant, language, body: input, headers } = request;
      const { userId, isGuest } = signedIn(request);
      const idempotencyKey = headers['idempotency-key'] ?? null;
      const network = normalizeIP(request.ip);
      const placement = { tenant, language, userId, isGuest, network, input, idempotencyKey };
      const { order, isRepeat } = await placeOrder(services, placement);
      return reply.code(isRepeat ? 200 : 201).send({ data: order });
    },
  );

  api.get(
    '/orders/my-orders',
    {
      preValidation,
      schema: {
        ...schema,
        operationId: 'listMyOrders',
        summary: 'List the customer’s orders at this restaurant, by page',
        querystring: contract.ordersQuery,
        response: { 200: contract.ordersAnswer },
      },
    },
    async (request) => {
      const { tenant, query } = request;
      const { userId } = signedIn(request);
      return listOrders(services, { ...query, status: query.status, restaurantId: tenant.id, userId });
    },
  );

  api.get(
    '/orders/:id',
    {
      preValidation,
      schema: {
        ...schema,
        operationId: 'getMyOrder',
        summary: 'Get one of the customer’s orders',
        params: contract.orderParams,
        response: { 200: contract.orderAnswer },
        refusals: [commonRefusals.not_found],
      },
    },
    async (request) => {
      const { tenant, params } = request;
      const { userId } = signedIn(request);
      const stored = await findOrder(services.db, { restaurantId: tenant.id, userId, id: params.id });
      if (!stored) throw new Refusal(commonRefusals.not_found);
      return { order: await presentOrder(services, stored, 'customer') };
    },
  );

  api.get(
    '/orders-by-key/:key',
    {
      preValidation,
      schema: {
        ...schema,
        operationId: 'getMyOrderByKey',
        summary: 'Find the customer’s order that was placed with an Idempotency-Key',
        params: contract.orderKeyParams,
        response: { 200: contract.orderAnswer },
        refusals: [commonRefusals.not_found],
      },
    },
    async (request) => {
      const own = { restaurantId: request.tenant.id, userId: signedIn(request).userId };
      const bound = await findKey(services.db, { ...own, key: request.params.key });
      const stored = bound && (await findOrder(services.db, { ...own, id: bound.orderId }));
      if (!stored) throw new Refusal(commonRefusals.not_found);
      return { order: await presentOrder(services, stored, 'customer') };
    },
  );

  api.patch(
    '/orders/:id/cancel-my-order',
    {
      preValidation,
      schema: {
        ...schema,
        operationId: 'cancelMyOrder',
        summary: 'Cancel one of the customer’s orders that is not confirmed yet',
        params: contract.orderParams,
        response: { 200: contract.changedOrderAnswer },
        refusals: [commonRefusals.not_found, ordersRefusals.not_cancellable],
      },
    },
    async (request) => {
      const { tenant, params } = request;
      const { userId } = signedIn(request);
      return { data: { order: await cancelOrder(services, { restaurantId: tenant.id, userId, orderId: params.id }) } };
    },
  );
}
