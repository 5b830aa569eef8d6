import type { Db } from '../platform/database/database.ts';
import { newId } from '../platform/ids/ids.ts';

const KEY = 'demo';

export async function hasRestaurants(db: Db): Promise<boolean> {
  return (await db.selectFrom('restaurants').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/**
 * 'loading' while demo data is being loaded, so that the next start resumes an interrupted load; 'loaded' afterwards; null: never
 * begun.
 */
export async function demoState(db: Db): Promise<string | null> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', KEY).executeTakeFirst();
  return row?.value ?? null;
}

export async function setDemoState(db: Db, value: 'loading' | 'loaded'): Promise<void> {
  await db
    .insertInto('settings')
    .values({ key: KEY, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

export async function insertOwner(tx: Db, restaurantId: string, userId: string): Promise<void> {
  await tx.insertInto('staff').values({ restaurant_id: restaurantId, user_id: userId, role: 'Owner' }).execute();
}

/** Raises a customer's balance to `points` by one row of the ledger, whose sum the balance must be. */
export async function grantUpTo(
  tx: Db,
  { restaurantId, userId, points, now }: { restaurantId: string; userId: string; points: number; now: number },
): Promise<void> {
  const balance = await tx
    .selectFrom('loyalty_balances')
    .select('points')
    .where('restaurant_id', '=', restaurantId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const missing = points - (balance?.points ?? 0);
  if (missing <= 0) return;
  const of = { restaurant_id: restaurantId, user_id: userId };
  const row = { ...of, id: newId(), order_id: null, reason: 'granted', points: missing, created_at: now } as const;
  await tx.insertInto('loyalty_ledger').values(row).execute();
  await tx
    .insertInto('loyalty_balances')
    .values({ ...of, points })
    .onConflict((conflict) => conflict.columns(['restaurant_id', 'user_id']).doUpdateSet({ points }))
    .execute();
}
