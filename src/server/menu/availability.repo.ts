import type { Db, Tx } from '../platform/database/database.ts';

/** Tables of what the kitchen can run out of. */
export type StockTable = 'products' | 'option_values';

export interface StockRow {
  id: string;
  is_available: number;
  unavailable_until: number | null;
}

export async function findStock(
  db: Db,
  table: StockTable,
  { restaurantId, id }: { restaurantId: string; id: string },
): Promise<StockRow | undefined> {
  return db
    .selectFrom(table)
    .select(['id', 'is_available', 'unavailable_until'])
    .where('restaurant_id', '=', restaurantId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function setStock(
  tx: Tx,
  table: StockTable,
  { restaurantId, id }: { restaurantId: string; id: string },
  change: Omit<StockRow, 'id'>,
): Promise<void> {
  await tx.updateTable(table).set(change).where('restaurant_id', '=', restaurantId).where('id', '=', id).execute();
}

/** Restaurants with an item that should be available again by `now`. */
export async function restaurantsWithReturns(db: Db, now: number, limit: number): Promise<string[]> {
  const due = (table: StockTable) =>
    db.selectFrom(table).select('restaurant_id').where('unavailable_until', '<=', now).limit(limit);
  const rows = [...(await due('products').execute()), ...(await due('option_values').execute())];
  return [...new Set(rows.map((row) => row.restaurant_id))];
}

/** Makes items available again whose `unavailable_until` has passed. Returns their rows as they were. */
export async function bringBack(
  tx: Tx,
  restaurantId: string,
  now: number,
): Promise<(StockRow & { table: StockTable })[]> {
  const returned: (StockRow & { table: StockTable })[] = [];
  for (const table of ['products', 'option_values'] as const) {
    const due = await tx
      .selectFrom(table)
      .select(['id', 'is_available', 'unavailable_until'])
      .where('restaurant_id', '=', restaurantId)
      .where('unavailable_until', '<=', now)
      .execute();
    for (const row of due) {
      await setStock(tx, table, { restaurantId, id: row.id }, { is_available: 1, unavailable_until: null });
      returned.push({ ...row, table });
    }
  }
  return returned;
}

/**
 * Whether an item is available at `now`. One that was unavailable until then counts even before `restoreAvailability` has updated
 * its row.
 */
export function isAvailableAt(row: Omit<StockRow, 'id'>, now: number): boolean {
  return row.is_available === 1 || (row.unavailable_until !== null && row.unavailable_until <= now);
}
