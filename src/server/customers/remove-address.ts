import { lockUser } from '../accounts/users.repo.ts';
import { inTransaction } from '../platform/database/database.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { Services } from '../services.ts';
import { addressRefusals } from './addresses.refusals.ts';
import { deleteAddress, findAddress, listAddresses, makeDefault } from './addresses.repo.ts';

/** Deletes an address. After the default was deleted the oldest remaining address becomes the default. */
export async function removeAddress({ db }: Services, { userId, id }: { userId: string; id: string }): Promise<void> {
  await inTransaction(db, async (tx) => {
    // Locked because the default depends on all of the user's addresses.
    await lockUser(tx, userId);
    const address = await findAddress(tx, userId, id);
    if (!address) throw new Refusal(addressRefusals.address_not_found);
    await deleteAddress(tx, userId, id);
    const [oldest] = await listAddresses(tx, userId);
    if (address.is_default === 1 && oldest) await makeDefault(tx, userId, oldest.id);
  });
}
