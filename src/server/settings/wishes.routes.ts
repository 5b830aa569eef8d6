import type { FastifyInstance } from 'fastify';
import * as endpoints from '../../contract/endpoints/wishes.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { routesOf } from '../route.ts';
import type { Services } from '../services.ts';
import { setWishes } from './set-wishes.ts';

/** The route on which a restaurant says whether it asks what becomes of a dish that is missing. */
export async function wishesRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = routesOf(app, services);
  route(endpoints.setWishes, async (request) => {
    const { tenant, body: input } = request;
    const { userId } = signedIn(request);
    return { data: await setWishes(services, { restaurantId: tenant.id, userId, input }) };
  });
}
