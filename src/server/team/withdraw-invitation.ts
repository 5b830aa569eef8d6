import { recordChange } from '../editing/record-change.ts';
import { inTransaction } from '../platform/database/database.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { Services } from '../services.ts';
import { deleteLetterTo, withdraw } from './invitations.repo.ts';

/** Makes an invitation's link worthless. A letter that waits is not sent. */
export async function withdrawInvitation(
  { db, clock }: Services,
  { restaurantId, userId, id }: { restaurantId: string; userId: string; id: string },
): Promise<void> {
  const now = clock();
  await inTransaction(db, async (tx) => {
    const withdrawn = await withdraw(tx, restaurantId, id);
    if (!withdrawn) throw new Refusal(commonRefusals.not_found);
    const { email, role } = withdrawn;
    await deleteLetterTo(tx, restaurantId, email);
    await recordChange(
      tx,
      { restaurantId, userId, now },
      { action: 'invitation_withdrawn', subject: 'invitation', subjectId: id, before: { role }, after: null },
    );
  });
}
