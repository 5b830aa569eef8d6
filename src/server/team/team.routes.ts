import type { FastifyInstance } from 'fastify';
import * as endpoints from '../../contract/endpoints/team.ts';
import type { TeamMember } from '../../contract/staff/staff-team.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { routesOf } from '../route.ts';
import type { Services } from '../services.ts';
import { changeRole, dismiss } from './change-team.ts';
import { invitationsOf } from './invitations.repo.ts';
import { presentInvitation } from './present-invitation.ts';
import { teamOf } from './team.repo.ts';

/** Routes on which owners manage the staff. */
export async function teamRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = routesOf(app, services);

  route(endpoints.listTeam, async ({ tenant }) => {
    const [staff, invitations] = await Promise.all([
      teamOf(services.db, tenant.id) as Promise<TeamMember[]>,
      invitationsOf(services.db, tenant.id),
    ]);
    const now = services.clock();
    return { data: { staff, invitations: invitations.map((each) => presentInvitation(each, now)) } };
  });

  route(endpoints.changeRole, async (request) => {
    const { tenant, params, body } = request;
    const { userId } = signedIn(request);
    const change = { personId: params.userId, role: body.role };
    return { data: { member: await changeRole(services, { restaurantId: tenant.id, userId }, change) } };
  });

  route(endpoints.dismissMember, async (request) => {
    const { userId } = signedIn(request);
    await dismiss(services, { restaurantId: request.tenant.id, userId }, request.params.userId);
  });
}
