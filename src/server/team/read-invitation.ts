import type { HeldInvitation } from '../../contract/invitations.ts';
import { findByEmail } from '../accounts/users.repo.ts';
import { toIso } from '../platform/clock.ts';
import { sha256 } from '../platform/ids/ids.ts';
import type { Services } from '../services.ts';
import { findByToken } from './invitations.repo.ts';
import { requireOpen } from './require-open.ts';

/** An invitation for whoever holds its link. Throws a `Refusal` if it cannot be accepted any more. */
export async function readInvitation(
  { db, clock }: Services,
  { restaurantId, token }: { restaurantId: string; token: string },
): Promise<HeldInvitation> {
  const invitation = await findByToken(db, restaurantId, sha256(token));
  requireOpen(invitation, clock());
  const { inviter_name, email, role, expires_at } = invitation;
  return {
    invitedBy: inviter_name,
    email,
    hasAccount: (await findByEmail(db, email)) !== undefined,
    role: role as HeldInvitation['role'],
    expiresAt: toIso(expires_at),
  };
}
