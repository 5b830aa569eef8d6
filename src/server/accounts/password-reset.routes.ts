import { randomInt } from 'node:crypto';
import { setTimeout as after } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import * as endpoints from '../../contract/endpoints/accounts.ts';
import { sentence } from '../platform/sentence.ts';
import { routesOf } from '../route.ts';
import type { Services } from '../services.ts';
import { requestPasswordReset } from './request-password-reset.ts';
import { resetPassword } from './reset-password.ts';

const MAX_DELAY_MS = 250;

export async function passwordResetRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = routesOf(app, services);
  route(
    endpoints.forgotPassword,
    async ({ language }) => ({ message: sentence('accounts', 'reset_requested')[language] }),
    {
      onResponse: async ({ body, tenant }, { statusCode }) => {
        if (statusCode !== 200) return;
        // After the answer and a random delay: otherwise the time of this or the next answer would tell whether the account
        // exists.
        await after(randomInt(MAX_DELAY_MS));
        await requestPasswordReset(services, { email: body.email, restaurantId: tenant.id });
      },
    },
  );

  route(endpoints.resetPassword, async ({ body, tenant, language }) => {
    await resetPassword(services, { ...body, restaurantId: tenant.id });
    return { message: sentence('accounts', 'password_changed')[language] };
  });
}
