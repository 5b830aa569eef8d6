import type { FastifyInstance } from 'fastify';
import { changeFees, getFees } from '../../contract/endpoints/fees.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { routesOf } from '../endpoints/route.ts';
import type { Services } from '../services.ts';
import * as fees from './change-fees.ts';

/** Routes of what the restaurant adds to orders besides the delivery fee. */
export async function feesRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = routesOf(app, services);

  route(getFees, async ({ tenant }) => ({ data: await fees.readFees(services.db, tenant.id) }));

  route(changeFees, async (request) => {
    const { tenant, body: change } = request;
    const { userId } = signedIn(request);
    return { data: await fees.changeFees(services, { restaurantId: tenant.id, userId, change }) };
  });
}
