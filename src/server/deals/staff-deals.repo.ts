import type { DealLine } from '../../domain/menu/deals.ts';
import type { Db, Tx } from '../platform/database/database.ts';
import { toJson } from '../platform/database/json-columns.ts';
import type { DealsTable } from '../platform/tables/menu-tables.ts';

/** All deals in order, inactive ones too. */
export function allDeals(db: Db, restaurantId: string): Promise<DealsTable[]> {
  return db
    .selectFrom('deals')
    .selectAll()
    .where('restaurant_id', '=', restaurantId)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** Adds a deal as the last, or changes one in its place. */
export async function writeDeal(tx: Tx, row: Omit<DealsTable, 'position'>): Promise<void> {
  const { price, lines, is_active } = row;
  await tx
    .insertInto('deals')
    .values(({ selectFrom }) => ({
      ...row,
      position: selectFrom('deals')
        .where('restaurant_id', '=', row.restaurant_id)
        .select(({ fn, lit, eb }) => eb(fn.coalesce(fn.max('position'), lit(-1)), '+', lit(1)).as('next')),
    }))
    .onConflict((conflict) => conflict.columns(['restaurant_id', 'id']).doUpdateSet({ price, lines, is_active }))
    .execute();
}

/** Changes what a deal costs, and its dishes on top (`lines`). */
export async function updateDealPrices(
  tx: Tx,
  { restaurantId, id }: { restaurantId: string; id: string },
  { price, lines }: { price: number; lines: readonly DealLine[] },
): Promise<void> {
  await tx
    .updateTable('deals')
    .set({ price, lines: toJson(lines) })
    .where('restaurant_id', '=', restaurantId)
    .where('id', '=', id)
    .execute();
}

export async function deleteDeal(tx: Tx, restaurantId: string, id: string): Promise<void> {
  await tx.deleteFrom('deals').where('restaurant_id', '=', restaurantId).where('id', '=', id).execute();
}

/** The ids of all dishes, or of all categories, of the restaurant. */
export async function idsOf(db: Db, table: 'products' | 'categories', restaurantId: string): Promise<Set<string>> {
  const rows = await db.selectFrom(table).select('id').where('restaurant_id', '=', restaurantId).execute();
  return new Set(rows.map(({ id }) => id));
}
