import type { FastifyInstance } from 'fastify';
import * as endpoints from '../../contract/endpoints/ordering.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { routesOf } from '../route.ts';
import type { Services } from '../services.ts';
import { changeAcceptance, readAcceptance } from './acceptance-settings.ts';
import { changeTodaysHours } from './change-todays-hours.ts';
import { pauseOrdering } from './pause-ordering.ts';

/** Routes to pause ordering, to change today's hours, and to set what happens to unanswered orders. */
export async function orderingRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = routesOf(app, services);

  route(endpoints.pauseOrdering, async (request) => {
    const { tenant, body: input } = request;
    const { userId } = signedIn(request);
    return {
      data: { orderingPausedUntil: await pauseOrdering(services, { restaurantId: tenant.id, userId, input }) },
    };
  });

  route(endpoints.changeTodaysHours, async (request) => {
    const { tenant, body: input } = request;
    const { userId } = signedIn(request);
    return { data: await changeTodaysHours(services, { restaurantId: tenant.id, userId, input }) };
  });

  route(endpoints.getUnansweredOrders, async ({ tenant }) => ({ data: await readAcceptance(services.db, tenant.id) }));

  route(endpoints.changeUnansweredOrders, async (request) => {
    const { tenant, body: change } = request;
    const { userId } = signedIn(request);
    return { data: await changeAcceptance(services, { restaurantId: tenant.id, userId, change }) };
  });
}
