import type { FastifyInstance } from 'fastify';
import * as endpoints from '../../contract/endpoints/customers.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { changePassword } from '../accounts/change-password.ts';
import { clearRefreshToken } from '../accounts/refresh-token.ts';
import { sentence } from '../platform/sentence.ts';
import { routesOf } from '../route.ts';
import type { Services } from '../services.ts';
import { readAffiliations, readProfile } from './read-profile.ts';
import { updateProfile } from './update-profile.ts';

export async function accountsRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = routesOf(app, services);
  const { db } = services;

  route(endpoints.getProfile, async (request) => {
    const { userId } = signedIn(request);
    return { data: { user: await readProfile(db, { restaurantId: request.tenant.id, userId }) } };
  });

  route(endpoints.updateProfile, async (request) => {
    const { userId } = signedIn(request);
    await updateProfile(db, { ...request.body, userId });
    return { data: { user: await readProfile(db, { restaurantId: request.tenant.id, userId }) } };
  });

  route(endpoints.changePassword, async (request, reply) => {
    const { userId } = signedIn(request);
    await changePassword(services, {
      ...request.body,
      restaurantId: request.tenant.id,
      userId,
      language: request.language,
    });
    clearRefreshToken(request, reply);
    return { message: sentence('accounts', 'password_changed')[request.language] };
  });

  route(endpoints.getAffiliations, async (request) => {
    const { userId } = signedIn(request);
    const restaurantAffiliations = await readAffiliations(db, { restaurantId: request.tenant.id, userId });
    return { data: { restaurantAffiliations } };
  });
}
