import type { ProfileInput } from '../../contract/accounts/accounts.ts';
import { renameCustomer, updateUser } from '../accounts/users.repo.ts';
import { type Db, inTransaction } from '../platform/database/database.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { Refusal } from '../platform/refusals/refusal.ts';

/** Changes only the fields that were sent. An empty phone number removes it. The e-mail address cannot be changed. */
export async function updateProfile(
  db: Db,
  { userId, name, phoneNumber }: ProfileInput & { userId: string },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const isUpdated = await updateUser(tx, userId, {
      ...(name !== undefined && { name }),
      ...(phoneNumber !== undefined && { phone_number: phoneNumber || null }),
    });
    if (!isUpdated) throw new Refusal(commonRefusals.unauthenticated);
    if (name !== undefined) await renameCustomer(tx, userId, name);
  });
}
