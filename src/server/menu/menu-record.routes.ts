import type { FastifyInstance } from 'fastify';
import * as endpoints from '../../contract/endpoints/menu-record.ts';
import { routesOf } from '../route.ts';
import type { Services } from '../services.ts';
import { categoriesRoutes } from './categories.routes.ts';
import { dishesRoutes } from './dishes.routes.ts';
import { optionGroupsRoutes } from './option-groups.routes.ts';
import { readMenuRecord } from './read-menu-record.ts';
import { suggestTexts } from './suggest-texts.ts';

/** Routes on which owners and managers read the menu as they edit it. */
export async function menuRecordRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = routesOf(app, services);

  route(endpoints.getMenuRecord, async ({ tenant }) => ({ data: await readMenuRecord(services, tenant) }));

  route(endpoints.suggestTexts, async ({ tenant, body: input, log }) => {
    const onFailure = (error: Error) => log.warn({ reason: error.message }, 'translation failed');
    return { data: { texts: await suggestTexts(services, { tenant, input, onFailure }) } };
  });

  await app.register(categoriesRoutes, services);
  await app.register(dishesRoutes, services);
  await app.register(optionGroupsRoutes, services);
}
