import type { FastifyInstance } from 'fastify';
import * as endpoints from '../../contract/endpoints/customers.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { clearRefreshToken } from '../accounts/refresh-token.ts';
import { findUser } from '../accounts/users.repo.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import { routesOf } from '../route.ts';
import type { Services } from '../services.ts';
import { accountCopy } from './account-copy.ts';
import { deleteAccount } from './delete-account.ts';

/** Routes on which customers get the copy of their data, and delete their account. */
export async function myAccountRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = routesOf(app, services);

  route(endpoints.copyAccount, async (request) => {
    const user = await findUser(services.db, signedIn(request).userId);
    if (!user) throw new Refusal(commonRefusals.unauthenticated);
    return { data: { copy: await accountCopy(services, user, 'holder') } };
  });

  route(endpoints.deleteAccount, async (request, reply) => {
    const { tenant, language, body } = request;
    const { userId, sessionId } = signedIn(request);
    await deleteAccount(services, { ...body, restaurantId: tenant.id, userId, sessionId, language });
    clearRefreshToken(request, reply);
  });
}
