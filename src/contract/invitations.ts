import * as z from 'zod/mini';
import { STAFF_ROLES } from '../domain/people/staff-roles.ts';
import { instant } from './primitives.ts';

/** The token of an invitation's link. In a body and not in an address, which logs and other sites might see. */
export const invitationTokenInput = z.object({
  token: z.string().check(z.minLength(1, 'token_required'), z.maxLength(200, 'token_required')),
});

/** An invitation as its holder sees it. */
export const heldInvitation = z.object({
  /** Name of the owner who invites. */
  invitedBy: z.string(),
  /** Only an account of this address can accept. */
  email: z.string(),
  /** Whether there is such an account, so that the page can ask for the right thing. */
  hasAccount: z.boolean(),
  role: z.enum(STAFF_ROLES),
  expiresAt: instant,
});
export const heldInvitationAnswer = z.object({ data: heldInvitation });

export type HeldInvitation = z.infer<typeof heldInvitation>;
