import type { FastifyInstance } from 'fastify';
import * as endpoints from '../../contract/endpoints/settings.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { routesOf } from '../route.ts';
import type { Services } from '../services.ts';
import { changeOpeningHours, readOpeningHours } from './change-opening-hours.ts';
import { changePaymentMethods, readPaymentMethods } from './change-payment-methods.ts';
import { changeDelivery, readDelivery } from './delivery.ts';
import { changeDetails, readDetails } from './details.ts';

/** Routes on which owners and managers edit the restaurant's settings. */
export async function settingsRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = routesOf(app, services);

  route(endpoints.getDetails, async ({ tenant }) => ({ data: await readDetails(services.db, tenant.id) }));

  route(endpoints.changeDetails, async (request) => {
    const { tenant, body: change } = request;
    const { userId } = signedIn(request);
    return { data: await changeDetails(services, { restaurantId: tenant.id, userId, change }) };
  });

  route(endpoints.getOpeningHours, async ({ tenant }) => ({ data: await readOpeningHours(services.db, tenant.id) }));

  route(endpoints.changeOpeningHours, async (request) => {
    const { tenant, body: change } = request;
    const { userId } = signedIn(request);
    return { data: await changeOpeningHours(services, { tenant, userId, change }) };
  });

  route(endpoints.getDeliverySettings, async ({ tenant }) => ({ data: await readDelivery(services.db, tenant.id) }));

  route(endpoints.changeDeliverySettings, async (request) => {
    const { tenant, body: change } = request;
    const { userId } = signedIn(request);
    return { data: await changeDelivery(services, { tenant, userId, change }) };
  });

  route(endpoints.getPaymentMethods, async ({ tenant }) => ({
    data: await readPaymentMethods(services.db, tenant.id),
  }));

  route(endpoints.changePaymentMethods, async (request) => {
    const { tenant, body: change } = request;
    const { userId } = signedIn(request);
    return { data: await changePaymentMethods(services, { restaurantId: tenant.id, userId, change }) };
  });
}
