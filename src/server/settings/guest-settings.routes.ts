import type { FastifyInstance } from 'fastify';
import * as endpoints from '../../contract/endpoints/settings.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { routesOf } from '../route.ts';
import type { Services } from '../services.ts';
import { changeGuestSettings, readGuestSettings } from './guest-settings.ts';

/** Routes on which managers say whether and how people order without an account. */
export async function guestSettingsRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = routesOf(app, services);

  route(endpoints.getGuestSettings, async ({ tenant }) => ({ data: await readGuestSettings(services.db, tenant.id) }));

  route(endpoints.changeGuestSettings, async (request) => {
    const act = { restaurantId: request.tenant.id, userId: signedIn(request).userId, now: services.clock() };
    return { data: await changeGuestSettings(services, act, request.body) };
  });
}
