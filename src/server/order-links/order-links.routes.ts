import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { orderLinkAnswer, trackedOrderAnswer, trackedOrderInput } from '../../contract/order-links.ts';
import { orderPushAnswer, trackedPushInput } from '../../contract/order-pushes.ts';
import { changedOrderAnswer, orderParams } from '../../contract/orders.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { ordersRefusals } from '../orders/orders.refusals.ts';
import { findOrder } from '../orders/orders.repo.ts';
import { inTransaction } from '../platform/database/database.ts';
import { noContent } from '../platform/http/no-content.ts';
import { sha256 } from '../platform/ids/ids.ts';
import { limits } from '../platform/limits/rate-limits.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import { addOrderPush } from '../pushes/add-order-push.ts';
import { endUnlinkedPushes } from '../pushes/order-pushes.repo.ts';
import { pushesRefusals } from '../pushes/pushes.refusals.ts';
import type { Services } from '../services.ts';
import { makeLink } from './make-link.ts';
import { deleteLinks } from './order-links.repo.ts';
import { cancelTrackedOrder, findTracked, readTrackedOrder } from './tracked-order.ts';

/** Routes of tracking links: whoever has one sees its order, may cancel it, and is told how it goes on. */
export async function orderLinksRoutes(plain: FastifyInstance, services: Services): Promise<void> {
  const api = plain.withTypeProvider<ZodTypeProvider>();
  const preValidation = services.authenticateGuestsToo;
  const own = { tags: ['orders'], security: [{ customer: [] }], params: orderParams };
  const { not_found } = commonRefusals;

  async function ownOrder(restaurantId: string, userId: string, id: string) {
    if (!(await findOrder(services.db, { restaurantId, userId, id }))) throw new Refusal(not_found);
    return { restaurantId, orderId: id };
  }

  api.post(
    '/orders/:id/links',
    {
      preValidation,
      config: { rateLimit: limits.orderLink },
      schema: {
        ...own,
        operationId: 'makeOrderLink',
        summary: 'Make a link with which anybody can follow and cancel one of the customer’s orders',
        response: { 201: orderLinkAnswer },
        refusals: [not_found],
      },
    },
    async (request, reply) => {
      const order = await ownOrder(request.tenant.id, signedIn(request).userId, request.params.id);
      return reply.code(201).send({ data: { token: await makeLink(services, order) } });
    },
  );

  api.delete(
    '/orders/:id/links',
    {
      preValidation,
      schema: {
        ...own,
        operationId: 'revokeOrderLinks',
        summary: 'Revoke all links to one of the customer’s orders, those in e-mails too',
        response: { 204: noContent },
        refusals: [not_found],
      },
    },
    async (request, reply) => {
      const order = await ownOrder(request.tenant.id, signedIn(request).userId, request.params.id);
      await inTransaction(services.db, async (tx) => {
        await deleteLinks(tx, order);
        await endUnlinkedPushes(tx, order);
      });
      return reply.code(204).send();
    },
  );

  api.post(
    '/tracked-orders',
    {
      config: { rateLimit: limits.orderLink },
      schema: {
        tags: ['orders'],
        operationId: 'getTrackedOrder',
        summary: 'Get the order of a tracking link',
        description:
          'Until 30 days after its end. A day after it, phone number, address and notes are gone. A POST, so that links stand in no log.',
        body: trackedOrderInput,
        response: { 200: trackedOrderAnswer },
        refusals: [not_found],
      },
    },
    ({ tenant, body: { token } }) => readTrackedOrder(services, { restaurantId: tenant.id, token }),
  );

  api.post(
    '/tracked-orders/cancellation',
    {
      config: { rateLimit: limits.orderLink },
      schema: {
        tags: ['orders'],
        operationId: 'cancelTrackedOrder',
        summary: 'Cancel the order of a tracking link, which is not confirmed yet',
        body: trackedOrderInput,
        response: { 200: changedOrderAnswer },
        refusals: [not_found, ordersRefusals.not_cancellable],
      },
    },
    async ({ tenant, body: { token } }) => ({
      data: { order: await cancelTrackedOrder(services, { restaurantId: tenant.id, token }) },
    }),
  );

  api.post(
    '/tracked-orders/pushes',
    {
      config: { rateLimit: limits.orderLink },
      schema: {
        // A part of the page, as where its customer asks (`order-pushes.routes.ts`).
        hide: true,
        body: trackedPushInput,
        response: { 201: orderPushAnswer },
        refusals: [not_found, commonRefusals.too_busy, pushesRefusals.push_service_unknown],
      },
    },
    async ({ tenant, body: { token, ...input } }, reply) => {
      const restaurantId = tenant.id;
      const { stored, userId } = await findTracked(services, { restaurantId, token });
      const of = { restaurantId, userId, orderId: stored.order.id, linkHash: sha256(token) };
      await addOrderPush(services, of, input);
      return reply.code(201).send({ data: { isTold: true as const } });
    },
  );
}
