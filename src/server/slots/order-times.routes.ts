import type { FastifyInstance } from 'fastify';
import * as endpoints from '../../contract/endpoints/order-times.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { routesOf } from '../route.ts';
import type { Services } from '../services.ts';
import { changeOrderTimes, readOrderTimes } from './order-times-settings.ts';
import { setBusy } from './set-busy.ts';

/** Routes of how a restaurant takes orders in time. */
export async function orderTimesRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = routesOf(app, services);

  route(endpoints.setBusy, async (request) => {
    const { tenant, body: input } = request;
    const { userId } = signedIn(request);
    return { data: { busy: await setBusy(services, { restaurantId: tenant.id, userId, input }) } };
  });

  route(endpoints.getOrderTimes, async ({ tenant }) => ({ data: await readOrderTimes(services.db, tenant.id) }));

  route(endpoints.changeOrderTimes, async (request) => {
    const { tenant, body: change } = request;
    const { userId } = signedIn(request);
    return { data: await changeOrderTimes(services, { tenant, userId, change }) };
  });
}
