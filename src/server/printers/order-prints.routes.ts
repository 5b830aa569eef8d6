import type { FastifyInstance } from 'fastify';
import * as endpoints from '../../contract/endpoints/printers.ts';
import { routesOf } from '../route.ts';
import type { Services } from '../services.ts';
import { printAgain, printsOf } from './print-again.ts';

/** Routes on which staff see what was printed of an order, and print it once more. */
export async function orderPrintsRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = routesOf(app, services);

  route(endpoints.getOrderPrints, async ({ tenant, params }) => ({
    data: await printsOf(services.db, { restaurantId: tenant.id, orderId: params.id }),
  }));

  route(endpoints.printOrder, async ({ tenant, params, body }) => {
    const at = { restaurantId: tenant.id, orderId: params.id };
    return { data: await printAgain(services, at, body.printerId) };
  });
}
