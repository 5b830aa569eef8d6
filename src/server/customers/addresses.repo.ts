import type { Db } from '../platform/database/database.ts';
import type { AddressesTable } from '../platform/tables/account-tables.ts';

/** The user's addresses, oldest first. */
export function listAddresses(db: Db, userId: string): Promise<AddressesTable[]> {
  return db
    .selectFrom('addresses')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Undefined for another user's address too. */
export function findAddress(db: Db, userId: string, id: string): Promise<AddressesTable | undefined> {
  return db.selectFrom('addresses').selectAll().where('user_id', '=', userId).where('id', '=', id).executeTakeFirst();
}

export async function insertAddress(tx: Db, address: AddressesTable): Promise<void> {
  await tx.insertInto('addresses').values(address).execute();
}

export type AddressColumns = Omit<AddressesTable, 'user_id' | 'id' | 'is_default' | 'created_at'>;

export async function updateAddress(tx: Db, userId: string, id: string, fields: AddressColumns): Promise<void> {
  await tx.updateTable('addresses').set(fields).where('user_id', '=', userId).where('id', '=', id).execute();
}

export async function deleteAddress(tx: Db, userId: string, id: string): Promise<void> {
  await tx.deleteFrom('addresses').where('user_id', '=', userId).where('id', '=', id).execute();
}

/** Two updates in this order, because a unique index allows only one default. */
export async function makeDefault(tx: Db, userId: string, id: string): Promise<void> {
  const own = tx.updateTable('addresses').where('user_id', '=', userId);
  await own.set({ is_default: 0 }).where('is_default', '=', 1).where('id', '<>', id).execute();
  await own.set({ is_default: 1 }).where('id', '=', id).execute();
}
