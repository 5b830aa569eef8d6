import type { Tx } from '../platform/database/database.ts';
import { nextPosition } from './next-position.ts';

interface Category {
  restaurantId: string;
  id: string;
}

/** Inserts a category in the last place. */
export async function insertCategory(tx: Tx, { restaurantId, id }: Category, isActive: boolean): Promise<void> {
  const position = await nextPosition(tx, 'categories', restaurantId);
  await tx
    .insertInto('categories')
    .values({ restaurant_id: restaurantId, id, is_active: Number(isActive), position })
    .execute();
}

export async function updateCategory(tx: Tx, { restaurantId, id }: Category, isActive: boolean): Promise<void> {
  await tx
    .updateTable('categories')
    .set({ is_active: Number(isActive) })
    .where('restaurant_id', '=', restaurantId)
    .where('id', '=', id)
    .execute();
}

/** Deletes a category, which must not contain dishes any more. */
export async function deleteCategory(tx: Tx, { restaurantId, id }: Category): Promise<void> {
  await tx.deleteFrom('categories').where('restaurant_id', '=', restaurantId).where('id', '=', id).execute();
}
