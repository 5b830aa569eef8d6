import type { FastifyInstance } from 'fastify';
import * as endpoints from '../../contract/endpoints/fees.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { routesOf } from '../route.ts';
import type { Services } from '../services.ts';
import { changeFees, readFees } from './change-fees.ts';

/** Routes of what the restaurant adds to orders besides the delivery fee. */
export async function feesRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = routesOf(app, services);

  route(endpoints.getFees, async ({ tenant }) => ({ data: await readFees(services.db, tenant.id) }));

  route(endpoints.changeFees, async (request) => {
    const { tenant, body: change } = request;
    const { userId } = signedIn(request);
    return { data: await changeFees(services, { restaurantId: tenant.id, userId, change }) };
  });
}
