import type { FastifyInstance } from 'fastify';
import * as endpoints from '../../contract/endpoints/dishes.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { routesOf } from '../route.ts';
import type { Services } from '../services.ts';
import { changePrices } from './change-prices.ts';

/** The route on which owners and managers change many prices at once. */
export async function pricesRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = routesOf(app, services);

  route(endpoints.changePrices, async (request) => {
    const { tenant, body: input } = request;
    const { userId } = signedIn(request);
    return { data: await changePrices(services, { tenant, userId, input }) };
  });
}
