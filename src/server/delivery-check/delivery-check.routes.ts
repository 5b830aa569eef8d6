import type { FastifyInstance } from 'fastify';
import * as endpoints from '../../contract/endpoints/delivery-check.ts';
import { chooseAddressSearch } from '../address-search/choose-address-search.ts';
import { routesOf } from '../route.ts';
import type { Services } from '../services.ts';
import { checkDelivery } from './check-delivery.ts';

/** The route by which anybody asks whether they are delivered to. */
export async function deliveryCheckRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = routesOf(app, services);
  const search = chooseAddressSearch(services.config);

  route(endpoints.checkDelivery, async ({ tenant, language, body: input }) => ({
    data: await checkDelivery(services, { tenant, language, search, input }),
  }));
}
