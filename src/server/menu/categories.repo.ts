import type { Tx } from '../platform/database/database.ts';
import type { CategoriesTable } from '../platform/tables/menu-tables.ts';
import { nextPosition } from './next-position.ts';

interface Category {
  restaurantId: string;
  id: string;
}

type Columns = Pick<CategoriesTable, 'is_active'> & Partial<Pick<CategoriesTable, 'serving_hours'>>;

/** Inserts a category in the last place. */
export async function insertCategory(tx: Tx, { restaurantId, id }: Category, columns: Columns): Promise<void> {
  const position = await nextPosition(tx, 'categories', restaurantId);
  await tx
    .insertInto('categories')
    .values({ restaurant_id: restaurantId, id, position, serving_hours: null, ...columns })
    .execute();
}

export async function updateCategory(tx: Tx, { restaurantId, id }: Category, columns: Columns): Promise<void> {
  await tx
    .updateTable('categories')
    .set(columns)
    .where('restaurant_id', '=', restaurantId)
    .where('id', '=', id)
    .execute();
}

/** Deletes a category, which must not contain dishes any more. */
export async function deleteCategory(tx: Tx, { restaurantId, id }: Category): Promise<void> {
  await tx.deleteFrom('categories').where('restaurant_id', '=', restaurantId).where('id', '=', id).execute();
}
