import { emailKey } from '../../domain/people/email.ts';
import { findUser } from '../accounts/users.repo.ts';
import { lockRestaurant } from '../editing/lock-restaurant.ts';
import { recordChange } from '../editing/record-change.ts';
import { staffRole } from '../editing/staff.repo.ts';
import { inTransaction } from '../platform/database/database.ts';
import { sha256 } from '../platform/ids/ids.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { Services } from '../services.ts';
import { invitationsRefusals } from './invitations.refusals.ts';
import { findByToken, spendToken } from './invitations.repo.ts';
import { requireOpen } from './require-open.ts';
import { setRole } from './team.repo.ts';

/**
 * Gives the signed-in user the role to which the token's invitation invites them. Does nothing if they have accepted it already and
 * still work there, as after a double click. A role that they were given meanwhile stays. Throws a `Refusal` for the account of
 * another address, and if the invitation is not open.
 */
export async function acceptInvitation(
  { db, clock }: Services,
  { restaurantId, userId, token }: { restaurantId: string; userId: string; token: string },
): Promise<void> {
  const now = clock();
  const tokenHash = sha256(token);
  await inTransaction(db, async (tx) => {
    // Locks the restaurant's row, as every change of its staff: the inviter must not be dismissed at the same time.
    await lockRestaurant(tx, restaurantId);
    const invitation = await findByToken(tx, restaurantId, tokenHash);
    const user = await findUser(tx, userId);
    if (!user) throw new Refusal(commonRefusals.unauthenticated);
    const isTheirs = invitation?.email_key === emailKey(user.email);
    const before = await staffRole(tx, restaurantId, userId);
    if (isTheirs && invitation.state === 'accepted' && before !== null) return;
    requireOpen(invitation, now);
    const { email, role } = invitation;
    if (!isTheirs) throw new Refusal(invitationsRefusals.invitation_of_another, { values: { email } });
    if (!(await spendToken(tx, restaurantId, tokenHash))) throw new Refusal(invitationsRefusals.invitation_unknown);
    if (before !== null) return;
    await setRole(tx, restaurantId, userId, role);
    await recordChange(
      tx,
      { restaurantId, userId, now },
      {
        action: 'invitation_accepted',
        subject: 'user',
        subjectId: userId,
        before: null,
        after: { name: user.name, role },
      },
    );
  });
}
