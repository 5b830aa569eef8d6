import { normalizeIP } from '@fastify/rate-limit';
import * as contract from '../../contract/accounts/accounts.ts';
import type { App } from '../platform/http/app.ts';
import { limits } from '../platform/limits/rate-limits.ts';
import type { Services } from '../services.ts';
import { accountRefusals } from './accounts.refusals.ts';
import { beginGuest } from './begin-guest.ts';
import { setRefreshToken } from './refresh-token.ts';

export async function guestsRoutes(app: App, services: Services): Promise<void> {
  app.post(
    '/auth/guest',
    {
      schema: {
        tags: ['auth'],
        operationId: 'beginGuest',
        summary: 'Begin the session of a guest, who orders without an account, and set the refresh cookie',
        response: { 201: contract.accessTokenAnswer },
        refusals: [accountRefusals.guests_not_taken, accountRefusals.too_many_attempts],
      },
      config: { rateLimit: limits.guest },
    },
    async (request, reply) => {
      const { tenant, language } = request;
      const network = normalizeIP(request.ip);
      const session = await beginGuest(services, { restaurantId: tenant.id, language, network });
      setRefreshToken(request, reply, session.refreshToken, services.config.REFRESH_TOKEN_DAYS);
      reply.code(201);
      return { accessToken: session.accessToken };
    },
  );
}
