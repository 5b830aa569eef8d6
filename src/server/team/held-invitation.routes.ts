import * as contract from '../../contract/invitations.ts';
import { staffMeAnswer } from '../../contract/staff/staff-me.ts';
import { signedIn } from '../accounts/authenticate.ts';
import type { App } from '../platform/http/app.ts';
import { limits } from '../platform/limits/rate-limits.ts';
import type { Services } from '../services.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { invitationsRefusals } from './invitations.refusals.ts';
import { readInvitation } from './read-invitation.ts';
import { readMember } from './read-member.ts';
import { NOT_OPEN } from './require-open.ts';

const tags = ['account'];

/** Routes for whoever holds the link of an invitation. */
export async function heldInvitationRoutes(app: App, services: Services): Promise<void> {
  app.post(
    '/invitations/read',
    {
      schema: {
        tags,
        operationId: 'readInvitation',
        summary: 'Read an invitation by the token of its link',
        body: contract.invitationTokenInput,
        response: { 200: contract.heldInvitationAnswer },
        refusals: NOT_OPEN,
      },
      config: { rateLimit: limits.invitation },
    },
    async ({ tenant, body }) => ({
      data: await readInvitation(services, { restaurantId: tenant.id, token: body.token }),
    }),
  );

  app.post(
    '/invitations/accept',
    {
      schema: {
        tags,
        security: [{ customer: [] }],
        operationId: 'acceptInvitation',
        summary: 'Take the role of an invitation, with the account of its address',
        body: contract.invitationTokenInput,
        response: { 200: staffMeAnswer },
        refusals: [...NOT_OPEN, invitationsRefusals.invitation_of_another],
      },
      preValidation: services.authenticate,
      config: { rateLimit: limits.invitation },
    },
    async (request) => {
      const at = { restaurantId: request.tenant.id, userId: signedIn(request).userId };
      await acceptInvitation(services, { ...at, token: request.body.token });
      return { data: await readMember(services.db, at) };
    },
  );
}
