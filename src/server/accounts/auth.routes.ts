import { normalizeIP } from '@fastify/rate-limit';
import * as contract from '../../contract/accounts/accounts.ts';
import type { App } from '../platform/http/app.ts';
import { noContent } from '../platform/http/no-content.ts';
import { tokenSecret } from '../platform/ids/secrets.ts';
import { limits } from '../platform/limits/rate-limits.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import { sentence } from '../platform/sentence.ts';
import type { Services } from '../services.ts';
import { accountRefusals } from './accounts.refusals.ts';
import { knownDevices } from './known-device.ts';
import { refreshSession } from './refresh-session.ts';
import { clearRefreshToken, refreshTokenOf, setRefreshToken } from './refresh-token.ts';
import { registerCustomer } from './register-customer.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';

const tags = ['auth'];

export async function authRoutes(app: App, services: Services): Promise<void> {
  const days = services.config.REFRESH_TOKEN_DAYS;
  const devices = knownDevices(tokenSecret(services.config));

  app.post(
    '/auth/login',
    {
      schema: {
        tags,
        operationId: 'login',
        summary: 'Sign a customer in at this restaurant and set the refresh cookie',
        body: contract.loginInput,
        response: { 200: contract.sessionAnswer },
        refusals: [accountRefusals.invalid_credentials, accountRefusals.too_many_attempts, commonRefusals.too_busy],
      },
      config: { rateLimit: limits.signIn },
    },
    async (request, reply) => {
      const { tenant, language } = request;
      const attempt = {
        ...request.body,
        restaurantId: tenant.id,
        language,
        network: normalizeIP(request.ip),
        device: devices.of(request, request.body.email),
      };
      const session = await signIn(services, attempt);
      setRefreshToken(request, reply, session.refreshToken, days);
      devices.remember(request, reply, request.body.email);
      return { accessToken: session.accessToken, message: sentence('accounts', 'signed_in')[language] };
    },
  );

  app.post(
    '/auth/register',
    {
      schema: {
        tags,
        operationId: 'register',
        summary: 'Create an account, sign it in and set the refresh cookie',
        body: contract.registerInput,
        response: { 201: contract.sessionAnswer },
        refusals: [accountRefusals.email_taken, commonRefusals.too_busy],
      },
      config: { rateLimit: limits.register },
    },
    async (request, reply) => {
      const { tenant, language } = request;
      const session = await registerCustomer(services, { ...request.body, restaurantId: tenant.id, language });
      setRefreshToken(request, reply, session.refreshToken, days);
      devices.remember(request, reply, request.body.email);
      reply.code(201);
      return { accessToken: session.accessToken, message: sentence('accounts', 'registered')[language] };
    },
  );

  app.post(
    '/auth/refresh-token',
    {
      schema: {
        tags,
        operationId: 'refreshToken',
        summary: 'Exchange the refresh cookie for an access token and a new refresh cookie',
        security: [{ refresh: [] }],
        response: { 200: contract.accessTokenAnswer },
        refusals: [accountRefusals.session_ended, accountRefusals.refresh_raced],
      },
      config: { rateLimit: limits.refresh },
    },
    async (request, reply) => {
      const token = refreshTokenOf(request);
      if (!token) throw new Refusal(accountRefusals.session_ended);
      const session = await refreshSession(services, { token, restaurantId: request.tenant.id }).catch((error) => {
        // After a lost race the cookie stays: the winner's answer may already have replaced it (DECISIONS, settled 2).
        if (error instanceof Refusal && error.kind.status === 401) clearRefreshToken(request, reply);
        throw error;
      });
      setRefreshToken(request, reply, session.refreshToken, days);
      return { accessToken: session.accessToken };
    },
  );

  app.post(
    '/auth/logout',
    {
      schema: {
        tags,
        operationId: 'logout',
        summary: 'End the session of the refresh cookie, if there is one',
        security: [{ refresh: [] }, {}],
        response: { 204: noContent },
      },
    },
    async (request, reply) => {
      const token = refreshTokenOf(request);
      if (token) await signOut(services, { token, restaurantId: request.tenant.id });
      clearRefreshToken(request, reply);
      return reply.code(204).send();
    },
  );
}
