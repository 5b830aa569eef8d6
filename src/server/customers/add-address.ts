import type { AddressInput } from '../../contract/accounts/addresses.ts';
import type { Language } from '../../domain/languages.ts';
import { lockUser } from '../accounts/users.repo.ts';
import { inTransaction } from '../platform/database/database.ts';
import { newId } from '../platform/ids/ids.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { AddressesTable } from '../platform/tables/account-tables.ts';
import type { Services } from '../services.ts';
import { addressFields } from './address-of-input.ts';
import { addressRefusals } from './addresses.refusals.ts';
import { insertAddress, listAddresses, makeDefault } from './addresses.repo.ts';

const MAX_ADDRESSES = 20;

/** Saves an address. A user's first one becomes the default, whatever the input says. */
export async function addAddress(
  { db, clock }: Services,
  { userId, language }: { userId: string; language: Language },
  input: AddressInput,
): Promise<AddressesTable> {
  return inTransaction(db, async (tx) => {
    // Locked because the limit and the default depend on all of the user's addresses.
    if (!(await lockUser(tx, userId))) throw new Refusal(commonRefusals.unauthenticated);
    const { length } = await listAddresses(tx, userId);
    if (length >= MAX_ADDRESSES)
      throw new Refusal(addressRefusals.too_many_addresses, { values: { max: MAX_ADDRESSES } });
    const isDefault = length === 0 || input.isDefault === true;
    const address = {
      ...addressFields(input, language),
      user_id: userId,
      id: newId(),
      is_default: 0,
      created_at: clock(),
    };
    await insertAddress(tx, address);
    if (isDefault) await makeDefault(tx, userId, address.id);
    return { ...address, is_default: isDefault ? 1 : 0 };
  });
}
