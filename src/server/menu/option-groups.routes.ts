import type { FastifyInstance } from 'fastify';
import * as endpoints from '../../contract/endpoints/option-groups.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { routesOf } from '../route.ts';
import type { Services } from '../services.ts';
import { removeOptionGroup } from './remove-option-group.ts';
import { saveOptionGroup } from './save-option-group.ts';

/** Routes on which owners and managers edit option groups. They are read with the menu (`menu-record.routes.ts`). */
export async function optionGroupsRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = routesOf(app, services);

  route(endpoints.addOptionGroup, async (request) => {
    const { tenant, body: input, headers } = request;
    const { userId } = signedIn(request);
    const key = headers['idempotency-key'];
    const optionGroup = await saveOptionGroup(services, { tenant, userId, input, of: null, key });
    return { data: { optionGroup } };
  });

  route(endpoints.changeOptionGroup, async (request) => {
    const { tenant, params, body } = request;
    const { userId } = signedIn(request);
    const { expectedVersion, ...input } = body;
    const of = { id: params.id, expectedVersion };
    return { data: { optionGroup: await saveOptionGroup(services, { tenant, userId, input, of }) } };
  });

  route(endpoints.removeOptionGroup, async (request) => {
    const { tenant, params, query } = request;
    const { userId } = signedIn(request);
    await removeOptionGroup(services, { restaurantId: tenant.id, userId, id: params.id, query });
  });
}
