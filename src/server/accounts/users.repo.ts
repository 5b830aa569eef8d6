import type { Language } from '../../domain/languages.ts';
import { emailKey } from '../../domain/people/email.ts';
import { nameKeys } from '../people/customer-keys.ts';
import type { Db, Tx } from '../platform/database/database.ts';
import type { UsersTable } from '../platform/tables/account-tables.ts';

/**
 * The address of what is left of a deleted account: a row that orders refer to. It is no address (RFC 2606), and frees the old one.
 * Whoever writes what belongs to a user compares with it: the account may be deleted after a request of its holder was let in.
 */
export function forgottenEmail(id: string): string {
  return `${id}@deleted.invalid`;
}

export function findByEmail(db: Db, email: string): Promise<UsersTable | undefined> {
  return db.selectFrom('users').selectAll().where('email_key', '=', emailKey(email)).executeTakeFirst();
}

export function findUser(db: Db, id: string): Promise<UsersTable | undefined> {
  return db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Names of existing users by id. */
export async function namesOfUsers(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('users').select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** What `insertUser` is given of an account. */
export type NewUser = Omit<
  UsersTable,
  'email_key' | 'kind' | 'contact_email_key' | 'contact_phone_key' | 'terms_version' | 'email_proved_at'
> & { email_proved_at?: number | null };

/** Throws a unique violation if the e-mail address is taken. */
export async function insertUser(db: Db, user: NewUser): Promise<void> {
  await db
    .insertInto('users')
    .values({
      ...user,
      kind: 'customer',
      email_key: emailKey(user.email),
      contact_email_key: null,
      contact_phone_key: null,
    })
    .execute();
}

/**
 * Stores the language last used and returns whether the password is still the one that was checked. Locks the user's row until
 * the transaction ends, so that a concurrent change of password waits.
 */
export async function holdSignedIn(tx: Db, id: string, passwordHash: string, language: Language): Promise<boolean> {
  const result = await tx
    .updateTable('users')
    .set({ language })
    .where('id', '=', id)
    .where('password_hash', '=', passwordHash)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/**
 * Locks the user's row, so that transactions which count or compare what a user has run one after the other. Returns false if the
 * account has been deleted. It updates `created_at` and not the id, for which SQLite would search every table that refers to users.
 */
export async function lockUser(tx: Tx, id: string): Promise<boolean> {
  const result = await tx
    .updateTable('users')
    .set((eb) => ({ created_at: eb.ref('created_at') }))
    .where('id', '=', id)
    .where('email', '<>', forgottenEmail(id))
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Replaces a password. Returns false if it is no longer the one that was checked. */
export async function replacePassword(tx: Db, id: string, checkedHash: string, newHash: string): Promise<boolean> {
  const result = await tx
    .updateTable('users')
    .set({ password_hash: newHash })
    .where('id', '=', id)
    .where('password_hash', '=', checkedHash)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function setPassword(tx: Db, id: string, newHash: string): Promise<void> {
  await tx.updateTable('users').set({ password_hash: newHash }).where('id', '=', id).execute();
}

/**
 * Notes that a letter has proved the account's address. Who connected a provider before that may have been somebody else, who had only typed
 * the address: they go (decision 205).
 */
export async function proveAddress(tx: Tx, id: string, now: number): Promise<void> {
  const result = await tx
    .updateTable('users')
    .set({ email_proved_at: now })
    .where('id', '=', id)
    .where('email_proved_at', 'is', null)
    .executeTakeFirst();
  if (result.numUpdatedRows > 0n) await tx.deleteFrom('identities').where('user_id', '=', id).execute();
}

/** Staff of every restaurant where the user ordered find them by their new name. */
export async function renameCustomer(tx: Tx, userId: string, name: string): Promise<void> {
  await tx.updateTable('customers').set(nameKeys(name)).where('user_id', '=', userId).execute();
}

/** Returns false if the account has been deleted. */
export async function updateUser(
  db: Db,
  id: string,
  changes: Partial<Pick<UsersTable, 'name' | 'phone_number'>>,
): Promise<boolean> {
  if (Object.keys(changes).length === 0) return true;
  const result = await db
    .updateTable('users')
    .set(changes)
    .where('id', '=', id)
    .where('email', '<>', forgottenEmail(id))
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
