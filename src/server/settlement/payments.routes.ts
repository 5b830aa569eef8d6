import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import * as endpoints from '../../contract/endpoints/payments.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { findTracked, isPaidByLink } from '../order-links/tracked-order.ts';
import { findOrder } from '../orders/orders.repo.ts';
import { presentOrder } from '../orders/present/present-order.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import { routesOf } from '../route.ts';
import type { Services } from '../services.ts';
import { askAbout } from './ask-about.ts';
import { openPayment } from './open-payment.ts';
import { receiveEvent } from './receive-event.ts';
import { settlementRefusals } from './settlement.refusals.ts';

const { not_found } = commonRefusals;
const { not_payable } = settlementRefusals;

/** Routes on which customers pay, and on which the provider tells of it. */
export async function paymentsRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = routesOf(app, services);

  route(endpoints.payMyOrder, async (request) => {
    const { tenant, params, protocol, host } = request;
    const { userId } = signedIn(request);
    const returnUrl = `${protocol}://${host}/orders/${params.id}`;
    const paid = { restaurantId: tenant.id, userId, orderId: params.id, returnUrl };
    return { data: { url: await openPayment(services, paid) } };
  });

  route(endpoints.checkMyPayment, async (request) => {
    const own = { restaurantId: request.tenant.id, userId: signedIn(request).userId, id: request.params.id };
    const before = await findOrder(services.db, own);
    if (!before) throw new Refusal(not_found);
    if (before.order.status === 'Awaiting Payment' && before.payment) await askAbout(services, before.payment.row);
    const stored = await findOrder(services.db, own);
    if (!stored) throw new Refusal(not_found);
    return { order: await presentOrder(services, stored, 'customer') };
  });

  route(endpoints.payTrackedOrder, async ({ tenant, protocol, host, body: { token } }) => {
    const { stored, userId } = await findTracked(services, { restaurantId: tenant.id, token });
    if (!isPaidByLink(stored.order)) throw new Refusal(not_payable);
    const returnUrl = `${protocol}://${host}/track`;
    const paid = { restaurantId: tenant.id, userId, orderId: stored.order.id, returnUrl };
    return { data: { url: await openPayment(services, paid) } };
  });

  await app.register((inner) => eventsRoute(inner, services));
}

/** Its signature covers the body as it was sent, which is therefore not parsed before. */
async function eventsRoute(plain: FastifyInstance, services: Services): Promise<void> {
  plain.removeAllContentTypeParsers();
  plain.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  const api = plain.withTypeProvider<ZodTypeProvider>();
  api.post(
    '/payments/events',
    {
      schema: {
        hide: true,
        body: z.string(),
        refusals: [settlementRefusals.event_unsigned],
      },
    },
    async ({ tenant, body, headers }, reply) => {
      await receiveEvent(services, { restaurantId: tenant.id, body, headers });
      return reply.code(204).send();
    },
  );
}
