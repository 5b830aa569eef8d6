import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import {
  type Colleague,
  colleagueAnswer,
  colleagueParams,
  colleaguesAnswer,
  roleInput,
} from '../../contract/staff/staff-people.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { requireStaff } from '../editing/require-staff.ts';
import { staffSchema } from '../editing/staff-schema.ts';
import { noContent } from '../platform/http/no-content.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import type { Services } from '../services.ts';
import { changeRole, dismiss } from './change-people.ts';
import { invitationsOf } from './invitations.repo.ts';
import { peopleRefusals } from './people.refusals.ts';
import { peopleOf } from './people.repo.ts';
import { presentInvitation } from './present-invitation.ts';

const { forbidden, not_found } = commonRefusals;
const { last_owner } = peopleRefusals;

/** Routes on which owners manage the staff. */
export async function peopleRoutes(plain: FastifyInstance, services: Services): Promise<void> {
  const api = plain.withTypeProvider<ZodTypeProvider>();
  const preValidation = [services.authenticate, requireStaff(services.db, 'people')];

  api.get(
    '/staff/people',
    {
      preValidation,
      schema: {
        ...staffSchema,
        operationId: 'listPeople',
        summary: 'List the restaurant’s staff with their roles, and the invitations that nobody has accepted yet',
        response: { 200: colleaguesAnswer },
        refusals: [forbidden],
      },
    },
    async ({ tenant }) => {
      const [staff, invitations] = await Promise.all([
        peopleOf(services.db, tenant.id) as Promise<Colleague[]>,
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
        params: colleagueParams,
        body: roleInput,
        response: { 200: colleagueAnswer },
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
        operationId: 'dismissPerson',
        summary: 'Remove a staff member, with immediate effect',
        params: colleagueParams,
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
