import type { Db, Tx } from '../platform/database.ts';

/** What a kitchen can run out of. */
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

/** Restaurants that have something whose time to come back has come. */
export async function restaurantsWithReturns(db: Db, now: number, limit: number): Promise<string[]> {
  const due = (table: StockTable) =>
    db.selectFrom(table).select('restaurant_id').where('unavailable_until', '<=', now).limit(limit);
  const rows = [...(await due('products').execute()), ...(await due('option_values').execute())];
  return [...new Set(rows.map((row) => row.restaurant_id))];
}

/** Brings back what was gone until now at the latest, and answers what it was. */
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

/** Whether a row can be had now: what was gone for today is back when the day is over, before anybody wrote it down. */
export function isAvailableAt(row: Omit<StockRow, 'id'>, now: number): boolean {
  return row.is_available === 1 || (row.unavailable_until !== null && row.unavailable_until <= now);
}
