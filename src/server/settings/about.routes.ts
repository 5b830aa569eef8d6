import type { FastifyInstance } from 'fastify';
import * as endpoints from '../../contract/endpoints/about.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { routesOf } from '../route.ts';
import type { Services } from '../services.ts';
import { changeAbout } from './change-about.ts';
import { readAbout } from './read-about.ts';

/** Routes on which owners and managers edit the about content. */
export async function aboutRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = routesOf(app, services);

  route(endpoints.getAbout, async ({ tenant }) => ({ data: await readAbout(services.db, tenant.id) }));

  route(endpoints.changeAbout, async (request) => {
    const { tenant, body: change } = request;
    const { userId } = signedIn(request);
    return { data: await changeAbout(services, { tenant, userId, change }) };
  });
}
