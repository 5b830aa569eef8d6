import * as contract from '../../contract/accounts/accounts.ts';
import { accountRefusals } from '../accounts/accounts.refusals.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { changePassword } from '../accounts/change-password.ts';
import { clearRefreshToken } from '../accounts/refresh-token.ts';
import type { App } from '../platform/http/app.ts';
import { limits } from '../platform/limits/rate-limits.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { sentence } from '../platform/sentence.ts';
import type { Services } from '../services.ts';
import { readAffiliations, readProfile } from './read-profile.ts';
import { updateProfile } from './update-profile.ts';

const tags = ['account'];
const security = [{ customer: [] }];

export async function accountsRoutes(app: App, services: Services): Promise<void> {
  const { db, authenticate: preValidation } = services;

  app.get(
    '/users/me',
    {
      schema: {
        tags,
        security,
        operationId: 'getProfile',
        summary: 'Get the signed-in customer, as this restaurant sees them',
        response: { 200: contract.userAnswer },
      },
      preValidation: services.authenticateGuestsToo,
    },
    async (request) => {
      const { userId } = signedIn(request);
      return { data: { user: await readProfile(db, { restaurantId: request.tenant.id, userId }) } };
    },
  );

  app.put(
    '/users/me',
    {
      schema: {
        tags,
        security,
        operationId: 'updateProfile',
        summary: 'Change the signed-in customer’s name or phone number',
        body: contract.profileInput,
        response: { 200: contract.userAnswer },
      },
      preValidation,
    },
    async (request) => {
      const { userId } = signedIn(request);
      await updateProfile(db, { ...request.body, userId });
      return { data: { user: await readProfile(db, { restaurantId: request.tenant.id, userId }) } };
    },
  );

  app.put(
    '/users/me/change-password',
    {
      schema: {
        tags,
        security,
        operationId: 'changePassword',
        summary: 'Change the customer’s password and end all their sessions, including this one',
        body: contract.changePasswordInput,
        response: { 200: contract.messageAnswer },
        refusals: [accountRefusals.wrong_password, accountRefusals.too_many_attempts, commonRefusals.too_busy],
      },
      config: { rateLimit: limits.signIn },
      preValidation,
    },
    async (request, reply) => {
      const { userId } = signedIn(request);
      await changePassword(services, {
        ...request.body,
        restaurantId: request.tenant.id,
        userId,
        language: request.language,
      });
      clearRefreshToken(request, reply);
      return { message: sentence('accounts', 'password_changed')[request.language] };
    },
  );

  app.get(
    '/users/me/affiliations',
    {
      schema: {
        tags,
        security,
        operationId: 'getAffiliations',
        summary: 'Get the customer’s points and role at this restaurant',
        response: { 200: contract.affiliationsAnswer },
      },
      preValidation,
    },
    async (request) => {
      const { userId } = signedIn(request);
      const restaurantAffiliations = await readAffiliations(db, { restaurantId: request.tenant.id, userId });
      return { data: { restaurantAffiliations } };
    },
  );
}
