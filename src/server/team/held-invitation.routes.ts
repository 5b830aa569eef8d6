import type { FastifyInstance } from 'fastify';
import * as endpoints from '../../contract/endpoints/team.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { routesOf } from '../route.ts';
import type { Services } from '../services.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { readInvitation } from './read-invitation.ts';
import { readMember } from './read-member.ts';

/** Routes for whoever holds the link of an invitation. */
export async function heldInvitationRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = routesOf(app, services);
  route(endpoints.readInvitation, async ({ tenant, body }) => ({
    data: await readInvitation(services, { restaurantId: tenant.id, token: body.token }),
  }));

  route(endpoints.acceptInvitation, async (request) => {
    const at = { restaurantId: request.tenant.id, userId: signedIn(request).userId };
    await acceptInvitation(services, { ...at, token: request.body.token });
    return { data: await readMember(services.db, at) };
  });
}
