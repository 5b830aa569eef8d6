import { hashPassword } from '../accounts/password-hash.ts';
import { insertUser } from '../accounts/users.repo.ts';
import { insertAddress } from '../customers/addresses.repo.ts';
import type { Tx } from '../platform/database/database.ts';
import { newId } from '../platform/ids/ids.ts';

const DEMO_PASSWORD = 'Demo-pass-1';
export const DEMO_CUSTOMER = { name: 'Alex Morgan', email: 'customer@demo.test', phone: '+44 7700 900123' };
const DEMO_OWNER = { name: 'Robin Hale', email: 'owner@demo.test', phone: '+44 7700 900456' };

/** The first one becomes the default address. */
export const DEMO_ADDRESSES = [
  {
    label: 'Home',
    street: '24 Maldon Road',
    city: 'Colchester',
    postal_code: 'CO3 3AE',
    country: 'United Kingdom',
    note: 'Blue door, second bell',
    latitude: 51.8861,
    longitude: 0.8927,
  },
  {
    label: 'Work',
    street: 'Rua Augusta 100',
    city: 'Lisboa',
    postal_code: '1100-053',
    country: 'Portugal',
    note: null,
    latitude: 38.7105,
    longitude: -9.1374,
  },
];

export interface DemoAccounts {
  customerId: string;
  ownerId: string;
}

/** Slow, as password hashes must be: do not call it inside a transaction. */
export async function hashDemoPasswords(): Promise<{ customer: string; owner: string }> {
  const [customer, owner] = await Promise.all([
    hashPassword('demo', DEMO_PASSWORD),
    hashPassword('demo', DEMO_PASSWORD),
  ]);
  return { customer, owner };
}

export async function insertDemoAccounts(
  tx: Tx,
  hashes: { customer: string; owner: string },
  now: number,
): Promise<DemoAccounts> {
  const insert = async ({ name, email, phone }: typeof DEMO_OWNER, password_hash: string) => {
    const user = { name, email, phone_number: phone, avatar_url: null, password_hash, language: 'en', created_at: now };
    const id = newId();
    await insertUser(tx, { id, ...user, registered_with: null });
    return id;
  };
  const customerId = await insert(DEMO_CUSTOMER, hashes.customer);
  const ownerId = await insert(DEMO_OWNER, hashes.owner);
  for (const [i, address] of DEMO_ADDRESSES.entries()) {
    const row = { ...address, user_id: customerId, id: newId(), place_id: null, is_default: Number(i === 0) };
    await insertAddress(tx, { ...row, created_at: now + i });
  }
  return { customerId, ownerId };
}
