import type { FastifyInstance } from 'fastify';
import * as endpoints from '../../contract/endpoints/theme.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { routesOf } from '../route.ts';
import type { Services } from '../services.ts';
import { changeTheme, readTheme } from './change-theme.ts';

/** Routes on which owners and managers edit colours, logo and cover picture. */
export async function themeRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = routesOf(app, services);

  route(endpoints.getTheme, async ({ tenant }) => ({ data: await readTheme(services.db, tenant.id) }));

  route(endpoints.changeTheme, async (request) => {
    const { tenant, body: change } = request;
    const { userId } = signedIn(request);
    return { data: await changeTheme(services, { restaurantId: tenant.id, userId, change }) };
  });
}
