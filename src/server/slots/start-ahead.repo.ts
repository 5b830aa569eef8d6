import type { Db } from '../platform/database/database.ts';

/** So many minutes before it is due an order for later comes to the cooks; null: the usual ones. */
export async function readStartAhead(db: Db, restaurantId: string): Promise<number | null> {
  const { start_ahead } = await db
    .selectFrom('restaurants')
    .select('start_ahead')
    .where('id', '=', restaurantId)
    .executeTakeFirstOrThrow();
  return start_ahead;
}
