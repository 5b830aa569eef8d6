import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Language } from '../../domain/languages.ts';
import type { Db, Tx } from '../platform/database/database.ts';
import type { PictureFetchesTable } from '../platform/tables/menu-tables.ts';
import type { WorkPlace } from '../work/leases.ts';

export type PictureFetchRow = Selectable<PictureFetchesTable>;

export const PICTURES_TO_FETCH: WorkPlace<'picture_fetches'> = {
  table: 'picture_fetches',
  key: ['restaurant_id', 'product_id'],
  due: 'due_at',
  isOpen: sql`picture_fetches.outcome is null`,
  attempts: 'attempts',
  error: 'last_error',
};

interface Asked {
  restaurantId: string;
  importId: string;
  userId: string;
  now: number;
}

/** Has pictures fetched; an address that was asked for before for the same dish is asked for anew. */
export async function insertFetches(
  tx: Tx,
  { restaurantId, importId, userId, now }: Asked,
  pictures: readonly { dishId: string; address: string }[],
): Promise<void> {
  for (const { dishId, address } of pictures) {
    const asked = { import_id: importId, user_id: userId, address, created_at: now, due_at: now };
    const fresh = { ...asked, attempts: 0, outcome: null, picture_id: null, last_error: null };
    await tx
      .insertInto('picture_fetches')
      .values({ restaurant_id: restaurantId, product_id: dishId, ...fresh })
      .onConflict((oc) => oc.columns(['restaurant_id', 'product_id']).doUpdateSet(fresh))
      .execute();
  }
}

/** What was asked for since `since` (ms), with the dishes' names in a language. */
export function recentFetches(
  db: Db,
  restaurantId: string,
  { since, language }: { since: number; language: Language },
): Promise<{ outcome: PictureFetchRow['outcome']; name: string | null }[]> {
  return db
    .selectFrom('picture_fetches as f')
    .leftJoin('texts as t', (join) =>
      join
        .onRef('t.restaurant_id', '=', 'f.restaurant_id')
        .onRef('t.subject_id', '=', 'f.product_id')
        .on('t.subject', '=', 'product')
        .on('t.field', '=', 'name')
        .on('t.lang', '=', language),
    )
    .select(['f.outcome', 't.text as name'])
    .where('f.restaurant_id', '=', restaurantId)
    .where('f.created_at', '>=', since)
    .orderBy('f.product_id')
    .execute();
}

/** Gives a dish that has no picture this one. Returns whether it had none. */
export async function givePicture(
  tx: Tx,
  { restaurantId, dishId, pictureId }: { restaurantId: string; dishId: string; pictureId: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('products')
    .set({ picture_id: pictureId })
    .where('restaurant_id', '=', restaurantId)
    .where('id', '=', dishId)
    .where('picture_id', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Fetches nothing more for an import, and takes the pictures off again that its dishes still have from it. */
export async function takeBackFetches(tx: Tx, restaurantId: string, importId: string): Promise<void> {
  const rows = await tx
    .deleteFrom('picture_fetches')
    .where('restaurant_id', '=', restaurantId)
    .where('import_id', '=', importId)
    .returning(['product_id', 'picture_id'])
    .execute();
  for (const { product_id, picture_id } of rows) {
    if (picture_id === null) continue;
    await tx
      .updateTable('products')
      .set({ picture_id: null })
      .where('restaurant_id', '=', restaurantId)
      .where('id', '=', product_id)
      .where('picture_id', '=', picture_id)
      .execute();
  }
}
