import type { FastifyInstance } from 'fastify';
import * as endpoints from '../../contract/endpoints/order-links.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { routesOf } from '../route.ts';
import type { Services } from '../services.ts';
import { addOrderPush } from './add-order-push.ts';

/** Routes with which an order's page has the browser told how the order goes on. In no document: only our own page calls them. */
export async function orderPushesRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = routesOf(app, services);

  route(endpoints.getPushKey, async () => ({
    data: { publicKey: services.push.publicKey },
  }));

  route(endpoints.followMyOrder, async (request) => {
    const { userId } = signedIn(request);
    const of = { restaurantId: request.tenant.id, userId, orderId: request.params.id, linkHash: null };
    await addOrderPush(services, of, request.body);
    return { data: { isTold: true as const } };
  });
}
