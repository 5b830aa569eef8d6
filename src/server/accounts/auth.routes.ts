import * as contract from '../../contract/accounts.ts';
import { problem } from '../../contract/problem.ts';
import type { App } from '../platform/app.ts';
import { limits } from '../platform/rate-limits.ts';
import type { Services } from '../services.ts';
import { accountMessages } from './accounts.messages.ts';
import { setRefreshToken } from './refresh-token.ts';
import { registerCustomer } from './register-customer.ts';
import { signIn } from './sign-in.ts';

const tags = ['auth'];

export async function authRoutes(app: App, services: Services): Promise<void> {
  const days = services.config.REFRESH_TOKEN_DAYS;

  app.post(
    '/auth/login',
    {
      schema: {
        tags,
        operationId: 'login',
        summary: 'Signs a customer in at this restaurant; sets the refresh cookie',
        body: contract.loginInput,
        response: { 200: contract.sessionAnswer, '4xx': problem },
      },
      config: { rateLimit: limits.signIn },
    },
    async (request, reply) => {
      const { tenant, language } = request;
      const session = await signIn(services, { ...request.body, restaurantId: tenant.id, language });
      setRefreshToken(request, reply, session.refreshToken, days);
      return { accessToken: session.accessToken, message: accountMessages.signedIn[language] };
    },
  );

  app.post(
    '/auth/register',
    {
      schema: {
        tags,
        operationId: 'register',
        summary: 'Makes an account and signs it in; sets the refresh cookie',
        body: contract.registerInput,
        response: { 201: contract.sessionAnswer, '4xx': problem },
      },
      config: { rateLimit: limits.signIn },
    },
    async (request, reply) => {
      const { tenant, language } = request;
      const session = await registerCustomer(services, { ...request.body, restaurantId: tenant.id, language });
      setRefreshToken(request, reply, session.refreshToken, days);
      reply.code(201);
      return { accessToken: session.accessToken, message: accountMessages.registered[language] };
    },
  );
}
