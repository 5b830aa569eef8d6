import type { Db } from '../platform/database/database.ts';
import type { PasswordResetsTable } from '../platform/tables/account-tables.ts';

export async function insertReset(tx: Db, reset: PasswordResetsTable): Promise<void> {
  await tx.insertInto('password_resets').values(reset).execute();
}

/** Number of the user's links to the restaurant that still work. */
export async function countResets(
  tx: Db,
  owner: Pick<PasswordResetsTable, 'user_id' | 'restaurant_id'>,
  now: number,
): Promise<number> {
  const { count } = await tx
    .selectFrom('password_resets')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', owner.user_id)
    .where('restaurant_id', '=', owner.restaurant_id)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Deletes at most `limit` expired links. Returns how many. */
export async function deleteExpiredResets(db: Db, now: number, limit: number): Promise<number> {
  const result = await db
    .deleteFrom('password_resets')
    .where('token_hash', 'in', (eb) =>
      eb.selectFrom('password_resets').select('token_hash').where('expires_at', '<=', now).limit(limit),
    )
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

export function findReset(db: Db, restaurantId: string, tokenHash: string, now: number) {
  return db
    .selectFrom('password_resets')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .where('restaurant_id', '=', restaurantId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Uses the token up. Returns false if another transaction already did. */
export async function spendReset(tx: Db, tokenHash: string): Promise<boolean> {
  const result = await tx.deleteFrom('password_resets').where('token_hash', '=', tokenHash).executeTakeFirst();
  return result.numDeletedRows > 0n;
}

export async function deleteResetsOfUser(tx: Db, userId: string): Promise<void> {
  await tx.deleteFrom('password_resets').where('user_id', '=', userId).execute();
}
