import type { FastifyInstance } from 'fastify';
import * as endpoints from '../../contract/endpoints/guest-texts.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { routesOf } from '../route.ts';
import type { Services } from '../services.ts';
import { readGuestTexts, setGuestTexts } from './set-guest-texts.ts';

/** Routes on which owners say whether customers may have themselves texted (decision 202). */
export async function guestTextsRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = routesOf(app, services);

  route(endpoints.getGuestTexts, async ({ tenant }) => ({ data: await readGuestTexts(services, tenant.id) }));

  route(endpoints.setGuestTexts, async (request) => {
    const act = { restaurantId: request.tenant.id, userId: signedIn(request).userId, now: services.clock() };
    return { data: await setGuestTexts(services, act, request.body) };
  });
}
