import { Refusal } from '../platform/refusals/refusal.ts';
import { invitationsRefusals } from './invitations.refusals.ts';
import type { findByToken } from './invitations.repo.ts';

export type FoundInvitation = Awaited<ReturnType<typeof findByToken>>;

const { invitation_unknown, invitation_used, invitation_withdrawn, invitation_expired } = invitationsRefusals;

/**
 * Throws a `Refusal` that says what became of an invitation which cannot be accepted any more. It ends with its inviter's role as
 * owner, so that nobody who is dismissed has a way back prepared.
 */
export function requireOpen(invitation: FoundInvitation, now: number): asserts invitation {
  if (!invitation) throw new Refusal(invitation_unknown);
  const { state, inviter_role, expires_at } = invitation;
  if (state === 'accepted') throw new Refusal(invitation_used);
  if (state === 'withdrawn' || inviter_role !== 'Owner') throw new Refusal(invitation_withdrawn);
  if (expires_at <= now) throw new Refusal(invitation_expired);
}
