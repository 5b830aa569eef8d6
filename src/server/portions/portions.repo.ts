import { sql } from 'kysely';
import type { WantedPortions } from '../../domain/appraisal/wanted-portions.ts';
import { isToldLeft } from '../../domain/menu/portions.ts';
import type { Db, Tx } from '../platform/database/database.ts';
import type { DayPortionsTable } from '../platform/tables/menu-tables.ts';

/** A business day of a restaurant. */
export interface Day {
  restaurantId: string;
  date: string;
}

/** How many are left of a dish after a change; null: they are not counted. `isNews`: whether guests' pages say something else now. */
export interface LeftPortions {
  left: number | null;
  isNews: boolean;
}

/** One statement decides whether enough are left, however many orders ask at once. null: they are not. */
export async function takePortion(
  tx: Tx,
  { restaurantId: restaurant_id, date: business_date }: Day,
  { productId: product_id, quantity, daily, isShown }: WantedPortions,
): Promise<LeftPortions | null> {
  const row = await tx
    .insertInto('day_portions')
    .values({ restaurant_id, product_id, business_date, portions: null, taken: quantity })
    .onConflict((conflict) =>
      conflict
        .columns(['restaurant_id', 'product_id', 'business_date'])
        .doUpdateSet((eb) => ({ taken: eb('day_portions.taken', '+', quantity) }))
        .where((eb) =>
          eb(sql<number>`coalesce(day_portions.portions, ${daily})`, '>=', eb('day_portions.taken', '+', quantity)),
        ),
    )
    .returning(['portions', 'taken'])
    .executeTakeFirst();
  return row ? leftAfter(row, { daily, isShown, change: quantity }) : null;
}

/** Gives portions of a dish back to a day that still counts them. */
export async function returnPortion(
  tx: Tx,
  { restaurantId, date }: Day,
  { productId, quantity }: Pick<WantedPortions, 'productId' | 'quantity'>,
): Promise<LeftPortions> {
  const row = await tx
    .updateTable('day_portions')
    .set((eb) => ({ taken: eb('taken', '-', quantity) }))
    .where('restaurant_id', '=', restaurantId)
    .where('product_id', '=', productId)
    .where('business_date', '=', date)
    .returning(['portions', 'taken'])
    .executeTakeFirst();
  const dish = await countedDish(tx, restaurantId, productId);
  return row && dish ? leftAfter(row, { ...dish, change: -quantity }) : { left: null, isNews: false };
}

/** Keeps others from the dishes' portions, in the order of their ids, before some are taken and others given back. */
export async function lockPortions(tx: Tx, { restaurantId, date }: Day, productIds: readonly string[]): Promise<void> {
  for (const productId of [...new Set(productIds)].sort()) {
    await tx
      .updateTable('day_portions')
      .set((eb) => ({ taken: eb.ref('taken') }))
      .where('restaurant_id', '=', restaurantId)
      .where('product_id', '=', productId)
      .where('business_date', '=', date)
      .execute();
  }
}

/** What staff say of a day: so many are left now; null: as each day. */
export async function setPortions(
  tx: Tx,
  { restaurantId: restaurant_id, date: business_date }: Day,
  { productId: product_id, left }: { productId: string; left: number | null },
): Promise<void> {
  await tx
    .insertInto('day_portions')
    .values({ restaurant_id, product_id, business_date, portions: left, taken: 0 })
    .onConflict((conflict) =>
      conflict.columns(['restaurant_id', 'product_id', 'business_date']).doUpdateSet((eb) => ({
        portions: left === null ? null : eb('day_portions.taken', '+', left),
      })),
    )
    .execute();
}

export async function countedDay(db: Db, { restaurantId, date }: Day, productId: string) {
  return db
    .selectFrom('day_portions')
    .select(['portions', 'taken'])
    .where('restaurant_id', '=', restaurantId)
    .where('product_id', '=', productId)
    .where('business_date', '=', date)
    .executeTakeFirst();
}

/** How a dish's portions are counted each day. */
export async function countedDish(db: Db, restaurantId: string, productId: string) {
  const row = await db
    .selectFrom('products')
    .select(['daily_portions', 'shows_portions'])
    .where('restaurant_id', '=', restaurantId)
    .where('id', '=', productId)
    .executeTakeFirst();
  return row && { daily: row.daily_portions, isShown: row.shows_portions === 1 };
}

/** Deletes at most so many of the days before `date`. Returns how many. */
export async function deleteDaysBefore(db: Db, date: string, limit: number): Promise<number> {
  const old = await db
    .selectFrom('day_portions')
    .select(['restaurant_id', 'product_id', 'business_date'])
    .where('business_date', '<', date)
    .limit(limit)
    .execute();
  for (const row of old) {
    await db
      .deleteFrom('day_portions')
      .where((eb) => eb.and({ ...row }))
      .execute();
  }
  return old.length;
}

function leftAfter(
  { portions, taken }: Pick<DayPortionsTable, 'portions' | 'taken'>,
  { daily, isShown, change }: { daily: number | null; isShown: boolean; change: number },
): LeftPortions {
  const all = portions ?? daily;
  if (all === null) return { left: null, isNews: false };
  const left = all - taken;
  const isTold = (count: number) => isToldLeft(Math.max(0, count), isShown);
  return { left, isNews: isTold(left) || isTold(left + change) };
}
