import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import {
  roleInput,
  type TeamMember,
  teamAnswer,
  teamMemberAnswer,
  teamMemberParams,
} from '../../contract/staff/staff-team.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { requireStaff } from '../editing/require-staff.ts';
import { staffSchema } from '../editing/staff-schema.ts';
import { noContent } from '../platform/http/no-content.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import type { Services } from '../services.ts';
import { changeRole, dismiss } from './change-team.ts';
import { invitationsOf } from './invitations.repo.ts';
import { presentInvitation } from './present-invitation.ts';
import { teamRefusals } from './team.refusals.ts';
import { teamOf } from './team.repo.ts';

const { forbidden, not_found } = commonRefusals;
const { last_owner } = teamRefusals;

/** Routes on which owners manage the staff. */
export async function teamRoutes(plain: FastifyInstance, services: Services): Promise<void> {
  const api = plain.withTypeProvider<ZodTypeProvider>();
  const preValidation = [services.authenticate, requireStaff(services.db, 'people')];

  api.get(
    '/staff/people',
    {
      preValidation,
      schema: {
        ...staffSchema,
        operationId: 'listTeam',
        summary: 'List the restaurant’s staff with their roles, and the invitations that nobody has accepted yet',
        response: { 200: teamAnswer },
        refusals: [forbidden],
      },
    },
    async ({ tenant }) => {
      const [staff, invitations] = await Promise.all([
        teamOf(services.db, tenant.id) as Promise<TeamMember[]>,
        invitationsOf(services.db, tenant.id),
      ]);
      const now = services.clock();
      return { data: { staff, invitations: invitations.map((each) => presentInvitation(each, now)) } };
    },
  );

  api.put(
    '/staff/people/:userId',
    {
      preValidation,
      schema: {
        ...staffSchema,
        operationId: 'changeRole',
        summary: 'Change a staff member’s role',
        params: teamMemberParams,
        body: roleInput,
        response: { 200: teamMemberAnswer },
        refusals: [forbidden, not_found, last_owner],
      },
    },
    async (request) => {
      const { tenant, params, body } = request;
      const { userId } = signedIn(request);
      const change = { personId: params.userId, role: body.role };
      return { data: { member: await changeRole(services, { restaurantId: tenant.id, userId }, change) } };
    },
  );

  api.delete(
    '/staff/people/:userId',
    {
      preValidation,
      schema: {
        ...staffSchema,
        operationId: 'dismissMember',
        summary: 'Remove a staff member, with immediate effect',
        params: teamMemberParams,
        response: { 204: noContent },
        refusals: [forbidden, not_found, last_owner],
      },
    },
    async (request, reply) => {
      const { userId } = signedIn(request);
      await dismiss(services, { restaurantId: request.tenant.id, userId }, request.params.userId);
      return reply.code(204).send();
    },
  );
}
