import type { ProfileInput } from '../../contract/accounts.ts';
import type { Db } from '../platform/database.ts';
import { updateUser } from './users.repo.ts';

/** Changes what was sent and nothing else; an empty phone number removes it. The e-mail address stays. */
export async function updateProfile(
  db: Db,
  { userId, name, phoneNumber }: ProfileInput & { userId: string },
): Promise<void> {
  await updateUser(db, userId, {
    ...(name !== undefined && { name }),
    ...(phoneNumber !== undefined && { phone_number: phoneNumber || null }),
  });
}
