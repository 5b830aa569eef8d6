import type { FastifyInstance } from 'fastify';
import * as endpoints from '../../contract/endpoints/phone-orders.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { routesOf } from '../route.ts';
import type { Services } from '../services.ts';
import { findCaller } from './find-caller.ts';
import { placePhoneOrder } from './place-phone-order.ts';
import { quotePhoneOrder } from './quote-phone-order.ts';

/** Routes on which staff take orders by telephone. */
export async function phoneOrdersRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = routesOf(app, services);

  route(endpoints.findCaller, async ({ tenant, body: { phone } }) => ({
    data: { caller: await findCaller(services, { restaurantId: tenant.id, country: tenant.country, phone }) },
  }));

  route(endpoints.quotePhoneOrder, async ({ tenant, language, body: input }) => ({
    data: await quotePhoneOrder(services, { tenant, language, input }),
  }));

  route(endpoints.placePhoneOrder, async (request, reply) => {
    const { tenant, body: input, headers } = request;
    const { userId, isKey = false } = signedIn(request);
    const idempotencyKey = headers['idempotency-key'] ?? null;
    const { order, isRepeat } = await placePhoneOrder(services, { tenant, userId, isKey, input, idempotencyKey });
    return reply.code(isRepeat ? 200 : 201).send({ data: { order } });
  });
}
