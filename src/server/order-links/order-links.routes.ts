import type { FastifyInstance } from 'fastify';
import * as endpoints from '../../contract/endpoints/order-links.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { findOrder } from '../orders/orders.repo.ts';
import { inTransaction } from '../platform/database/database.ts';
import { sha256 } from '../platform/ids/ids.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import { addOrderPush } from '../pushes/add-order-push.ts';
import { endUnlinkedPushes } from '../pushes/order-pushes.repo.ts';
import { routesOf } from '../route.ts';
import type { Services } from '../services.ts';
import { makeLink } from './make-link.ts';
import { deleteLinks } from './order-links.repo.ts';
import { cancelTrackedOrder, findTracked, readTrackedOrder, reviewTrackedOrder } from './tracked-order.ts';

/** Routes of tracking links: whoever has one sees its order, may cancel it, and is told how it goes on. */
export async function orderLinksRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = routesOf(app, services);
  const { not_found } = commonRefusals;

  async function ownOrder(restaurantId: string, userId: string, id: string) {
    if (!(await findOrder(services.db, { restaurantId, userId, id }))) throw new Refusal(not_found);
    return { restaurantId, orderId: id };
  }

  route(endpoints.makeOrderLink, async (request) => {
    const order = await ownOrder(request.tenant.id, signedIn(request).userId, request.params.id);
    return { data: { token: await makeLink(services, { ...order, mayAgree: false }) } };
  });

  route(endpoints.revokeOrderLinks, async (request) => {
    const order = await ownOrder(request.tenant.id, signedIn(request).userId, request.params.id);
    await inTransaction(services.db, async (tx) => {
      await deleteLinks(tx, order);
      await endUnlinkedPushes(tx, order);
    });
  });

  route(endpoints.getTrackedOrder, ({ tenant, body: { token } }) =>
    readTrackedOrder(services, { restaurantId: tenant.id, token }),
  );

  route(endpoints.cancelTrackedOrder, async ({ tenant, body: { token } }) => ({
    data: { order: await cancelTrackedOrder(services, { restaurantId: tenant.id, token }) },
  }));

  route(endpoints.reviewTrackedOrder, async ({ tenant, body: { token, ...input } }) => {
    const review = await reviewTrackedOrder(services, { restaurantId: tenant.id, token }, input);
    return { data: { review } };
  });

  route(endpoints.followTrackedOrder, async ({ tenant, body: { token, ...input } }) => {
    const restaurantId = tenant.id;
    const { stored, userId } = await findTracked(services, { restaurantId, token });
    const of = { restaurantId, userId, orderId: stored.order.id, linkHash: sha256(token) };
    await addOrderPush(services, of, input);
    return { data: { isTold: true as const } };
  });
}
