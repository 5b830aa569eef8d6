import { lockUser } from '../accounts/users.repo.ts';
import { inTransaction } from '../platform/database/database.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { Services } from '../services.ts';
import { addressRefusals } from './addresses.refusals.ts';
import { findAddress, makeDefault } from './addresses.repo.ts';

export async function setDefaultAddress(
  { db }: Services,
  { userId, id }: { userId: string; id: string },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    // Locked because the default depends on all of the user's addresses.
    await lockUser(tx, userId);
    if (!(await findAddress(tx, userId, id))) throw new Refusal(addressRefusals.address_not_found);
    await makeDefault(tx, userId, id);
  });
}
