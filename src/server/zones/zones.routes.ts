import type { FastifyInstance } from 'fastify';
import { checkDelivery as checkDeliveryEndpoint } from '../../contract/endpoints/delivery-check.ts';
import * as endpoints from '../../contract/endpoints/zones.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { chooseAddressSearch } from '../address-search/choose-address-search.ts';
import { routesOf } from '../route.ts';
import type { Services } from '../services.ts';
import { changeZones, readZones } from './change-zones.ts';
import { checkDelivery } from './check-delivery.ts';

/** Routes of where the restaurant delivers, and by which terms: of staff, who say it, and of everybody, who ask. */
export async function zonesRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = routesOf(app, services);
  const search = chooseAddressSearch(services.config);

  route(checkDeliveryEndpoint, async ({ tenant, language, body: input }) => ({
    data: await checkDelivery(services, { tenant, language, search, input }),
  }));

  route(endpoints.getZones, async ({ tenant }) => ({ data: await readZones(services.db, tenant.id) }));

  route(endpoints.changeZones, async (request) => {
    const { tenant, body: change } = request;
    const { userId } = signedIn(request);
    return { data: await changeZones(services, { restaurantId: tenant.id, userId, change }) };
  });
}
