import type { FastifyInstance } from 'fastify';
import * as endpoints from '../../contract/endpoints/phone-orders.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { routesOf } from '../route.ts';
import type { Services } from '../services.ts';
import { callOffUnpaid } from './call-off-unpaid.ts';
import { listPhonePayments } from './list-phone-payments.ts';
import { makePayLink } from './make-pay-link.ts';
import { payAtDoor } from './pay-at-door.ts';

/** Routes on which staff see to it that orders by telephone are paid by their links. */
export async function phonePaymentsRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = routesOf(app, services);

  route(endpoints.listPhonePayments, async ({ tenant }) => ({
    data: { payments: await listPhonePayments(services, tenant.id) },
  }));

  route(endpoints.makePayLink, async ({ tenant, params, body: { isMailed } }) => ({
    data: { url: await makePayLink(services, { tenant, orderId: params.id, isMailed }) },
  }));

  route(endpoints.payAtDoor, async (request) => {
    const { tenant, params, body } = request;
    const { userId } = signedIn(request);
    const order = await payAtDoor(services, { restaurantId: tenant.id, userId, orderId: params.id, ...body });
    return { data: { order } };
  });

  route(endpoints.callOffUnpaid, async (request) => {
    const { tenant, params } = request;
    await callOffUnpaid(services, {
      restaurantId: tenant.id,
      userId: signedIn(request).userId,
      orderId: params.id,
    });
  });
}
