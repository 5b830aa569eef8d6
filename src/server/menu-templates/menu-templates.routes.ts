import type { FastifyInstance } from 'fastify';
import * as endpoints from '../../contract/endpoints/menu-templates.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { readMenuRecord } from '../menu/read-menu-record.ts';
import { routesOf } from '../route.ts';
import type { Services } from '../services.ts';
import { emptyMenu } from './empty-menu.ts';
import { listTemplates } from './list-templates.ts';
import { startMenu } from './start-menu.ts';

/** Routes on which owners and managers begin a menu with one of ours, and empty it again. */
export async function menuTemplatesRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = routesOf(app, services);

  route(endpoints.listMenuTemplates, async ({ tenant }) => ({
    data: { templates: await listTemplates(services, tenant) },
  }));

  route(endpoints.startMenu, async (request) => {
    const { tenant, body } = request;
    const { userId } = signedIn(request);
    const { kind, dishes } = body;
    if (kind === null) await emptyMenu(services, { restaurantId: tenant.id, userId, dishes });
    else await startMenu(services, { tenant, userId, kind });
    return { data: await readMenuRecord(services, tenant) };
  });
}
