import type { FastifyInstance } from 'fastify';
import * as endpoints from '../../contract/endpoints/order-mails.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { routesOf } from '../route.ts';
import type { Services } from '../services.ts';
import { setOrderMails } from './set-order-mails.ts';

/** The route on which a restaurant says of which steps of an order it mails customers. */
export async function orderMailsRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = routesOf(app, services);
  route(endpoints.setOrderMails, async (request) => {
    const { tenant, body: input } = request;
    const { userId } = signedIn(request);
    return { data: await setOrderMails(services, { restaurantId: tenant.id, userId, input }) };
  });
}
