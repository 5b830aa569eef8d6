import type { Insertable, Selectable } from 'kysely';
import type { Language } from '../../domain/languages.ts';
import type { Db, Tx } from '../platform/database/database.ts';
import type { KeysTable } from '../platform/tables/connection-tables.ts';

export type KeyRow = Selectable<KeysTable>;

interface At {
  restaurantId: string;
  id: string;
}

/** The restaurant's keys with their names, the oldest first. */
export function keysOf(db: Db, restaurantId: string): Promise<(KeyRow & { name: string })[]> {
  return db
    .selectFrom('keys as k')
    .innerJoin('users as u', 'u.id', 'k.id')
    .selectAll('k')
    .select('u.name')
    .where('k.restaurant_id', '=', restaurantId)
    .orderBy('k.created_at')
    .orderBy('k.id')
    .execute();
}

/** Adds a key, and the user as whom it acts: without a password, and with an address that is none (decision 135). */
export async function insertKey(
  tx: Tx,
  { name, language, ...row }: Insertable<KeysTable> & { name: string; language: Language },
): Promise<void> {
  const { id, restaurant_id, created_at } = row;
  await tx
    .insertInto('users')
    .values({
      ...{ id, kind: 'key', name, language, created_at, registered_with: restaurant_id },
      ...{ email: `${id}@key.invalid`, email_key: `key:${id}`, password_hash: '', avatar_url: null },
    })
    .execute();
  await tx.insertInto('keys').values(row).execute();
}

/** Ends a key. The user stays: the history names who did what. Returns the name; undefined: there is no such key. */
export async function deleteKey(tx: Tx, { restaurantId, id }: At): Promise<string | undefined> {
  const gone = await tx
    .deleteFrom('keys')
    .where('restaurant_id', '=', restaurantId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  if (!gone) return undefined;
  const { name } = await tx.selectFrom('users').select('name').where('id', '=', id).executeTakeFirstOrThrow();
  return name;
}

export function keyOfToken(
  db: Db,
  { restaurantId, tokenHash }: { restaurantId: string; tokenHash: string },
): Promise<KeyRow | undefined> {
  return db
    .selectFrom('keys')
    .selectAll()
    .where('restaurant_id', '=', restaurantId)
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
}

export async function noteKeyUsed(db: Db, { restaurant_id, id }: KeyRow, now: number): Promise<void> {
  await db
    .updateTable('keys')
    .set({ seen_at: now })
    .where('restaurant_id', '=', restaurant_id)
    .where('id', '=', id)
    .execute();
}
