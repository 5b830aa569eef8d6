import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../platform/database/database.ts';
import type { TillMenusTable } from '../platform/tables/connection-tables.ts';
import type { WorkPlace } from '../work/leases.ts';
import type { RunOut } from './till-port.ts';

export type TillMenuRow = Selectable<TillMenusTable>;

export const MENUS_OF_TILLS: WorkPlace<'till_menus'> = {
  table: 'till_menus',
  key: ['restaurant_id'],
  due: 'due_at',
  isOpen: sql`true`,
  attempts: 'attempts',
  error: 'last_error',
};

export function findTillMenu(db: Db, restaurantId: string): Promise<TillMenuRow | undefined> {
  return db.selectFrom('till_menus').selectAll().where('restaurant_id', '=', restaurantId).executeTakeFirst();
}

/** Connects a menu of the till; null: its owner has not let us have one. What was said of another one is forgotten. */
export async function keepTillMenu(
  tx: Tx,
  restaurantId: string,
  menu: { id: string; name: string; now: number } | null,
): Promise<void> {
  const before = await findTillMenu(tx, restaurantId);
  const change = menu && { catalog_name: menu.name, due_at: menu.now, attempts: 0, last_error: null };
  if (change && before?.catalog_id === menu.id) {
    await tx.updateTable('till_menus').set(change).where('restaurant_id', '=', restaurantId).execute();
    return;
  }
  await tx.deleteFrom('till_menus').where('restaurant_id', '=', restaurantId).execute();
  if (!change) return;
  const row = { restaurant_id: restaurantId, catalog_id: menu.id, sent_at: null, read_at: null, ...change };
  await tx.insertInto('till_menus').values(row).execute();
}

export async function noteMenuSent(tx: Tx, restaurantId: string, now: number): Promise<void> {
  await tx.updateTable('till_menus').set({ sent_at: now }).where('restaurant_id', '=', restaurantId).execute();
}

/** Asks at once what has run out. Nothing where the till has no menu of ours. */
export async function askForStock(db: Db, restaurantId: string, now: number): Promise<void> {
  await db.updateTable('till_menus').set({ due_at: now }).where('restaurant_id', '=', restaurantId).execute();
}

/** What the till said last that it has run out of. */
export async function findRunOut(db: Db, restaurantId: string): Promise<RunOut[]> {
  return db
    .selectFrom('till_stock')
    .select(['kind', 'ref', 'until'])
    .where('restaurant_id', '=', restaurantId)
    .execute();
}

export async function keepRunOut(tx: Tx, restaurant_id: string, out: readonly RunOut[]): Promise<void> {
  await tx.deleteFrom('till_stock').where('restaurant_id', '=', restaurant_id).execute();
  if (out.length === 0) return;
  await tx
    .insertInto('till_stock')
    .values(out.map(({ kind, ref, until }) => ({ restaurant_id, kind, ref, until })))
    .execute();
}
