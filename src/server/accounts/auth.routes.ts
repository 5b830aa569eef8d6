import type { FastifyInstance } from 'fastify';
import * as endpoints from '../../contract/endpoints/accounts.ts';
import { networkOf } from '../platform/http/network-of.ts';
import { tokenSecret } from '../platform/ids/secrets.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import { sentence } from '../platform/sentence.ts';
import { routesOf } from '../route.ts';
import type { Services } from '../services.ts';
import { accountRefusals } from './accounts.refusals.ts';
import { knownDevices } from './known-device.ts';
import { refreshSession } from './refresh-session.ts';
import { clearRefreshToken, refreshTokenOf, setRefreshToken } from './refresh-token.ts';
import { registerCustomer } from './register-customer.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';

export async function authRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = routesOf(app, services);
  const days = services.config.REFRESH_TOKEN_DAYS;
  const devices = knownDevices(tokenSecret(services.config));

  route(endpoints.login, async (request, reply) => {
    const { tenant, language } = request;
    const attempt = {
      ...request.body,
      restaurantId: tenant.id,
      language,
      network: networkOf(request),
      device: devices.of(request, request.body.email),
    };
    const session = await signIn(services, attempt);
    setRefreshToken(request, reply, session.refreshToken, days);
    devices.remember(request, reply, request.body.email);
    return { accessToken: session.accessToken, message: sentence('accounts', 'signed_in')[language] };
  });

  route(endpoints.register, async (request, reply) => {
    const { tenant, language } = request;
    const session = await registerCustomer(services, { ...request.body, restaurantId: tenant.id, language });
    setRefreshToken(request, reply, session.refreshToken, days);
    devices.remember(request, reply, request.body.email);
    return { accessToken: session.accessToken, message: sentence('accounts', 'registered')[language] };
  });

  route(endpoints.refreshToken, async (request, reply) => {
    const token = refreshTokenOf(request);
    if (!token) throw new Refusal(accountRefusals.session_ended);
    const session = await refreshSession(services, { token, restaurantId: request.tenant.id }).catch((error) => {
      // After a lost race the cookie stays: the winner's answer may already have replaced it (DECISIONS, settled 2).
      if (error instanceof Refusal && error.kind.status === 401) clearRefreshToken(request, reply);
      throw error;
    });
    setRefreshToken(request, reply, session.refreshToken, days);
    return { accessToken: session.accessToken };
  });

  route(endpoints.logout, async (request, reply) => {
    const token = refreshTokenOf(request);
    if (token) await signOut(services, { token, restaurantId: request.tenant.id });
    clearRefreshToken(request, reply);
  });
}
