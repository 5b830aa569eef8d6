import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { invitationAnswer, invitationParams, inviteInput } from '../../contract/staff/staff-team.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { requireStaff } from '../editing/require-staff.ts';
import { staffSchema } from '../editing/staff-schema.ts';
import { noContent } from '../platform/http/no-content.ts';
import { limits } from '../platform/limits/rate-limits.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import type { Services } from '../services.ts';
import { invitationsRefusals } from './invitations.refusals.ts';
import { invite } from './invite.ts';
import { withdrawInvitation } from './withdraw-invitation.ts';

const { forbidden, not_found } = commonRefusals;
const { works_here, too_many_invitations } = invitationsRefusals;

/** Routes on which owners invite people to work at the restaurant. */
export async function invitationsRoutes(plain: FastifyInstance, services: Services): Promise<void> {
  const api = plain.withTypeProvider<ZodTypeProvider>();
  const preValidation = [services.authenticate, requireStaff(services.db, 'people')];

  api.post(
    '/staff/invitations',
    {
      preValidation,
      schema: {
        ...staffSchema,
        operationId: 'inviteMember',
        summary: 'Invite somebody to work at the restaurant, in place of an earlier invitation of the same address',
        body: inviteInput,
        response: { 201: invitationAnswer },
        refusals: [forbidden, works_here, too_many_invitations],
      },
      config: { rateLimit: limits.invite },
    },
    async (request, reply) => {
      const inviting = { tenant: request.tenant, userId: signedIn(request).userId };
      return reply.code(201).send({ data: await invite(services, inviting, request.body) });
    },
  );

  api.delete(
    '/staff/invitations/:id',
    {
      preValidation,
      schema: {
        ...staffSchema,
        operationId: 'withdrawInvitation',
        summary: 'Withdraw an invitation, so that its link no longer works',
        params: invitationParams,
        response: { 204: noContent },
        refusals: [forbidden, not_found],
      },
    },
    async (request, reply) => {
      const { userId } = signedIn(request);
      await withdrawInvitation(services, { restaurantId: request.tenant.id, userId, id: request.params.id });
      return reply.code(204).send();
    },
  );
}
