import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { paymentPageAnswer } from '../../contract/online-payment.ts';
import { trackedOrderInput } from '../../contract/order-links.ts';
import { orderAnswer, orderParams } from '../../contract/orders.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { findTracked, isPaidByLink } from '../order-links/tracked-order.ts';
import { findOrder } from '../orders/orders.repo.ts';
import { presentOrder } from '../orders/present-order.ts';
import { limits } from '../platform/limits/rate-limits.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { Services } from '../services.ts';
import { askAbout } from './ask-about.ts';
import { openPayment } from './open-payment.ts';
import { receiveEvent } from './receive-event.ts';
import { settlementRefusals } from './settlement.refusals.ts';

const { not_found } = commonRefusals;
const { not_payable, payment_unreachable } = settlementRefusals;

/** Routes on which customers pay, and on which the provider tells of it. */
export async function paymentsRoutes(plain: FastifyInstance, services: Services): Promise<void> {
  const api = plain.withTypeProvider<ZodTypeProvider>();
  const preValidation = services.authenticateGuestsToo;
  const schema = { tags: ['orders'], security: [{ customer: [] }], params: orderParams };

  api.post(
    '/orders/:id/payment',
    {
      preValidation,
      config: { rateLimit: limits.payOrder },
      schema: {
        ...schema,
        operationId: 'payMyOrder',
        summary: 'Open the page on which an order that awaits its payment is paid',
        response: { 200: paymentPageAnswer },
        refusals: [not_found, not_payable, payment_unreachable],
      },
    },
    async (request) => {
      const { tenant, params, protocol, host } = request;
      const { userId } = signedIn(request);
      const returnUrl = `${protocol}://${host}/orders/${params.id}`;
      const paid = { restaurantId: tenant.id, userId, orderId: params.id, returnUrl };
      return { data: { url: await openPayment(services, paid) } };
    },
  );

  api.post(
    '/orders/:id/payment/check',
    {
      preValidation,
      config: { rateLimit: limits.payOrder },
      schema: {
        ...schema,
        operationId: 'checkMyPayment',
        summary: 'Ask the provider whether an order is paid by now',
        response: { 200: orderAnswer },
        refusals: [not_found],
      },
    },
    async (request) => {
      const own = { restaurantId: request.tenant.id, userId: signedIn(request).userId, id: request.params.id };
      const before = await findOrder(services.db, own);
      if (!before) throw new Refusal(not_found);
      if (before.order.status === 'Awaiting Payment' && before.payment) await askAbout(services, before.payment.row);
      const stored = await findOrder(services.db, own);
      if (!stored) throw new Refusal(not_found);
      return { order: await presentOrder(services, stored, 'customer') };
    },
  );

  api.post(
    '/tracked-orders/payment',
    {
      config: { rateLimit: limits.payOrder },
      schema: {
        tags: ['orders'],
        operationId: 'payTrackedOrder',
        summary: 'Open the page on which an order by telephone is paid, by its tracking link',
        description: 'The page leads back to `/track`, without the link, which is for nobody but the customer.',
        body: trackedOrderInput,
        response: { 200: paymentPageAnswer },
        refusals: [not_found, not_payable, payment_unreachable],
      },
    },
    async ({ tenant, protocol, host, body: { token } }) => {
      const { stored, userId } = await findTracked(services, { restaurantId: tenant.id, token });
      if (!isPaidByLink(stored.order)) throw new Refusal(not_payable);
      const returnUrl = `${protocol}://${host}/track`;
      const paid = { restaurantId: tenant.id, userId, orderId: stored.order.id, returnUrl };
      return { data: { url: await openPayment(services, paid) } };
    },
  );

  await plain.register((inner) => eventsRoute(inner, services));
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
