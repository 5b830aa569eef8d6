import type { FastifyInstance } from 'fastify';
import * as endpoints from '../../contract/endpoints/settings.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { routesOf } from '../route.ts';
import type { Services } from '../services.ts';
import { changeOfferedLanguages, readOfferedLanguages } from './offered-languages.ts';

/** Routes on which managers choose the languages that customers are offered. */
export async function offeredLanguagesRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = routesOf(app, services);

  route(endpoints.getOfferedLanguages, async ({ tenant }) => ({
    data: await readOfferedLanguages(services.db, tenant.id),
  }));

  route(endpoints.changeOfferedLanguages, async (request) => {
    const act = { restaurantId: request.tenant.id, userId: signedIn(request).userId, now: services.clock() };
    return { data: await changeOfferedLanguages(services, act, request.body) };
  });
}
