import type { FastifyInstance } from 'fastify';
import * as endpoints from '../../contract/endpoints/keys.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { routesOf } from '../route.ts';
import type { Services } from '../services.ts';
import { addKey, endKey, readKeys } from './change-keys.ts';

/** Routes on which owners keep the keys of other systems (decision 135). */
export async function keysRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = routesOf(app, services);

  route(endpoints.listKeys, async ({ tenant }) => ({ data: { keys: await readKeys(services.db, tenant.id) } }));

  route(endpoints.addKey, async (request) => {
    const by = { tenant: request.tenant, userId: signedIn(request).userId };
    return { data: await addKey(services, by, request.body) };
  });

  route(endpoints.endKey, async (request) => {
    const act = { restaurantId: request.tenant.id, userId: signedIn(request).userId, now: services.clock() };
    return { data: { keys: await endKey(services, { ...act, id: request.params.id }) } };
  });
}
