import type { AddressInput } from '../../contract/accounts/addresses.ts';
import type { Language } from '../../domain/languages.ts';
import { lockUser } from '../accounts/users.repo.ts';
import { inTransaction } from '../platform/database/database.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { AddressesTable } from '../platform/tables/account-tables.ts';
import type { Services } from '../services.ts';
import { addressFields } from './address-of-input.ts';
import { addressRefusals } from './addresses.refusals.ts';
import { findAddress, makeDefault, updateAddress } from './addresses.repo.ts';

/** Replaces an address. It can become the default, but not cease to be it: for that another one must become the default. */
export async function changeAddress(
  { db }: Services,
  { userId, id, language }: { userId: string; id: string; language: Language },
  input: AddressInput,
): Promise<AddressesTable> {
  return inTransaction(db, async (tx) => {
    // Locked because the default depends on all of the user's addresses.
    await lockUser(tx, userId);
    const address = await findAddress(tx, userId, id);
    if (!address) throw new Refusal(addressRefusals.address_not_found);
    const fields = addressFields(input, language);
    await updateAddress(tx, userId, id, fields);
    if (input.isDefault) await makeDefault(tx, userId, id);
    return { ...address, ...fields, is_default: input.isDefault ? 1 : address.is_default };
  });
}
