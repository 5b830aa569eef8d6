import type { FastifyInstance } from 'fastify';
import * as endpoints from '../../contract/endpoints/onboarding.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { routesOf } from '../route.ts';
import type { Services } from '../services.ts';
import { openForOrders } from './open-for-orders.ts';
import { readFirstSteps } from './read-first-steps.ts';

/** Routes that tell owners and managers what a new restaurant still needs, and open it for orders. */
export async function firstStepsRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { db } = services;
  const route = routesOf(app, services);
  route(endpoints.getFirstSteps, async ({ tenant }) => ({ data: await readFirstSteps(db, tenant.id) }));

  route(endpoints.openForOrders, async (request) => ({
    data: await openForOrders(services, { restaurantId: request.tenant.id, userId: signedIn(request).userId }),
  }));
}
