import { DAY } from '../../domain/times/zoned-time.ts';
import type { Db, Tx } from '../platform/database/database.ts';
import type { MenuImportsTable } from '../platform/tables/menu-tables.ts';

/** How long a draft can be applied, and what was applied can be taken back. */
export const KEPT_MS = DAY;

interface Key {
  restaurantId: string;
  id: string;
}

export async function insertImport(tx: Tx, row: MenuImportsTable): Promise<void> {
  await tx.insertInto('menu_imports').values(row).execute();
}

export async function findImport(db: Db, { restaurantId, id }: Key): Promise<MenuImportsTable | undefined> {
  return db
    .selectFrom('menu_imports')
    .selectAll()
    .where('restaurant_id', '=', restaurantId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** What was brought in and applied, the newest first; without what the files said. */
export async function appliedImports(
  db: Db,
  restaurantId: string,
  most: number,
): Promise<Omit<MenuImportsTable, 'menu' | 'done'>[]> {
  return db
    .selectFrom('menu_imports')
    .select(['restaurant_id', 'id', 'file_name', 'source', 'state', 'created_at', 'applied_at'])
    .where('restaurant_id', '=', restaurantId)
    .where('state', '<>', 'draft')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute();
}

export async function updateImport(
  tx: Tx,
  { restaurantId, id }: Key,
  change: Partial<Pick<MenuImportsTable, 'state' | 'applied_at' | 'menu' | 'done'>>,
): Promise<void> {
  await tx
    .updateTable('menu_imports')
    .set(change)
    .where('restaurant_id', '=', restaurantId)
    .where('id', '=', id)
    .execute();
}

/** How many drafts of a restaurant are kept: each may hold a whole menu. */
const MOST_DRAFTS = 10;

/** Forgets drafts and contents that are too old to be used, and of many drafts the oldest. */
export async function forgetOldImports(tx: Tx, restaurantId: string, now: number): Promise<void> {
  const drafts = await tx
    .selectFrom('menu_imports')
    .select(['id', 'created_at'])
    .where('restaurant_id', '=', restaurantId)
    .where('state', '=', 'draft')
    .orderBy('created_at', 'desc')
    .execute();
  const old = drafts.filter(({ created_at }, place) => place >= MOST_DRAFTS || created_at < now - KEPT_MS);
  if (old.length) {
    await tx
      .deleteFrom('menu_imports')
      .where('restaurant_id', '=', restaurantId)
      .where(
        'id',
        'in',
        old.map(({ id }) => id),
      )
      .execute();
  }
  await tx
    .updateTable('menu_imports')
    .set({ menu: null, done: null })
    .where('restaurant_id', '=', restaurantId)
    .where('applied_at', '<', now - KEPT_MS)
    .where('done', 'is not', null)
    .execute();
}
