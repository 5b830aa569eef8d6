import type { FastifyInstance } from 'fastify';
import * as endpoints from '../../contract/endpoints/unpaid-orders.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { letGoUnpaid } from '../phone-orders/call-off-unpaid.ts';
import { routesOf } from '../route.ts';
import type { Services } from '../services.ts';
import { listUnpaidOrders } from './list-unpaid-orders.ts';

/** Routes on which staff see what waits for its payment, and let it go. */
export async function unpaidOrdersRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = routesOf(app, services);

  route(endpoints.listUnpaidOrders, async ({ tenant }) => ({ data: await listUnpaidOrders(services, tenant.id) }));

  route(endpoints.letGoUnpaid, async (request) => {
    const { tenant, params } = request;
    await letGoUnpaid(services, { restaurantId: tenant.id, userId: signedIn(request).userId, orderId: params.id });
  });
}
