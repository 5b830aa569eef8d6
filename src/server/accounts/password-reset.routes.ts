import { randomInt } from 'node:crypto';
import { setTimeout as after } from 'node:timers/promises';
import * as contract from '../../contract/accounts/accounts.ts';
import type { App } from '../platform/http/app.ts';
import { limits } from '../platform/limits/rate-limits.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { sentence } from '../platform/sentence.ts';
import type { Services } from '../services.ts';
import { accountRefusals } from './accounts.refusals.ts';
import { requestPasswordReset } from './request-password-reset.ts';
import { resetPassword } from './reset-password.ts';

const tags = ['auth'];
const MAX_DELAY_MS = 250;

export async function passwordResetRoutes(app: App, services: Services): Promise<void> {
  app.post(
    '/auth/forgot-password',
    {
      schema: {
        tags,
        operationId: 'forgotPassword',
        summary: 'E-mail a link for setting a new password; the answer is the same for every address',
        body: contract.forgotPasswordInput,
        response: { 200: contract.messageAnswer },
      },
      config: { rateLimit: limits.passwordReset },
      onResponse: async ({ body, tenant }, { statusCode }) => {
        if (statusCode !== 200) return;
        // After the answer and a random delay: otherwise the time of this or the next answer would tell whether the account
        // exists.
        await after(randomInt(MAX_DELAY_MS));
        await requestPasswordReset(services, { email: body.email, restaurantId: tenant.id });
      },
    },
    async ({ language }) => ({ message: sentence('accounts', 'reset_requested')[language] }),
  );

  app.post(
    '/auth/reset-password',
    {
      schema: {
        tags,
        operationId: 'resetPassword',
        summary: 'Set a new password with the single-use token from an e-mailed link',
        body: contract.resetPasswordInput,
        response: { 200: contract.messageAnswer },
        refusals: [accountRefusals.reset_link_invalid, commonRefusals.too_busy],
      },
      config: { rateLimit: limits.passwordReset },
    },
    async ({ body, tenant, language }) => {
      await resetPassword(services, { ...body, restaurantId: tenant.id });
      return { message: sentence('accounts', 'password_changed')[language] };
    },
  );
}
