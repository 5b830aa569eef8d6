import type { FastifyInstance } from 'fastify';
import * as endpoints from '../../contract/endpoints/menu-record.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { routesOf } from '../route.ts';
import type { Services } from '../services.ts';
import { changeAvailability } from './change-availability.ts';
import { changePortionsLeft } from './change-portions-left.ts';
import { readStaffMenu } from './read-staff-menu.ts';

/** Routes on which staff see and change what is available. */
export async function availabilityRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = routesOf(app, services);

  route(endpoints.getStaffMenu, async ({ tenant }) => ({ data: await readStaffMenu(services, tenant) }));

  route(endpoints.setPortions, async (request) => {
    const { tenant, params, body: input } = request;
    const { userId } = signedIn(request);
    return { data: await changePortionsLeft(services, { restaurantId: tenant.id, userId, id: params.id, input }) };
  });

  const whatRunsOut = [
    [endpoints.setProductAvailability, 'products'],
    [endpoints.setOptionAvailability, 'option_values'],
  ] as const;
  for (const [endpoint, table] of whatRunsOut) {
    route(endpoint, async (request) => {
      const { tenant, params, body: input } = request;
      const { userId } = signedIn(request);
      const change = { restaurantId: tenant.id, userId, id: params.id, input };
      return { data: await changeAvailability(services, table, change) };
    });
  }
}
