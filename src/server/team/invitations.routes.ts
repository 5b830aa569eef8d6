import type { FastifyInstance } from 'fastify';
import * as endpoints from '../../contract/endpoints/team.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { routesOf } from '../route.ts';
import type { Services } from '../services.ts';
import { invite } from './invite.ts';
import { withdrawInvitation } from './withdraw-invitation.ts';

/** Routes on which owners invite people to work at the restaurant. */
export async function invitationsRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = routesOf(app, services);

  route(endpoints.inviteMember, async (request) => {
    const inviting = { tenant: request.tenant, userId: signedIn(request).userId };
    return { data: await invite(services, inviting, request.body) };
  });

  route(endpoints.withdrawInvitation, async (request) => {
    const { userId } = signedIn(request);
    await withdrawInvitation(services, { restaurantId: request.tenant.id, userId, id: request.params.id });
  });
}
