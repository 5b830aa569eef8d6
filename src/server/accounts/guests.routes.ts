import type { FastifyInstance } from 'fastify';
import * as endpoints from '../../contract/endpoints/accounts.ts';
import { networkOf } from '../platform/http/network-of.ts';
import { routesOf } from '../route.ts';
import type { Services } from '../services.ts';
import { beginGuest } from './begin-guest.ts';
import { setRefreshToken } from './refresh-token.ts';

export async function guestsRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = routesOf(app, services);
  route(endpoints.beginGuest, async (request, reply) => {
    const { tenant, language } = request;
    const network = networkOf(request);
    const session = await beginGuest(services, { restaurantId: tenant.id, language, network });
    setRefreshToken(request, reply, session.refreshToken, services.config.REFRESH_TOKEN_DAYS);
    return { accessToken: session.accessToken };
  });
}
