import type { FastifyInstance } from 'fastify';
import * as endpoints from '../../contract/endpoints/till-numbers.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { routesOf } from '../route.ts';
import type { Services } from '../services.ts';
import { setTillNumber } from './set-till-number.ts';

/** The route on which staff note what their till has numbered a receipt. */
export async function tillNumbersRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = routesOf(app, services);
  route(endpoints.setTillNumber, async (request) => {
    const { tenant, params, body } = request;
    const numbering = { restaurantId: tenant.id, userId: signedIn(request).userId, orderId: params.id, ...body };
    return { data: { order: await setTillNumber(services, numbering) } };
  });
}
