import type { ProfileInput } from '../../contract/accounts.ts';
import { updateUser } from '../accounts/users.repo.ts';
import { commonRefusals } from '../platform/common-refusals.ts';
import type { Db } from '../platform/database.ts';
import { Refusal } from '../platform/refusal.ts';

/** Changes only the fields that were sent. An empty phone number removes it. The e-mail address cannot be changed. */
export async function updateProfile(
  db: Db,
  { userId, name, phoneNumber }: ProfileInput & { userId: string },
): Promise<void> {
  const isUpdated = await updateUser(db, userId, {
    ...(name !== undefined && { name }),
    ...(phoneNumber !== undefined && { phone_number: phoneNumber || null }),
  });
  if (!isUpdated) throw new Refusal(commonRefusals.unauthenticated);
}
