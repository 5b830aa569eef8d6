import type { FastifyInstance } from 'fastify';
import * as endpoints from '../../contract/endpoints/zones.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { routesOf } from '../route.ts';
import type { Services } from '../services.ts';
import { operatorsMapOf } from '../tiles/operators-map-of.ts';
import { changeZones, readZones } from './change-zones.ts';

/** Routes of where the restaurant delivers, and by which terms. */
export async function zonesRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = routesOf(app, services);

  const map = operatorsMapOf(services.config);
  const withMap = <T>(zones: T) => ({ ...zones, ...(map && { map }) });

  route(endpoints.getZones, async ({ tenant }) => ({ data: withMap(await readZones(services.db, tenant.id)) }));

  route(endpoints.changeZones, async (request) => {
    const { tenant, body: change } = request;
    const { userId } = signedIn(request);
    return { data: withMap(await changeZones(services, { restaurantId: tenant.id, userId, change })) };
  });
}
