import type { Tx } from '../platform/database/database.ts';
import type { ProductsTable } from '../platform/tables/menu-tables.ts';
import { nextPosition } from './next-position.ts';

interface Dish {
  restaurantId: string;
  id: string;
}

/** Inserts a dish in the last place, available. */
export async function insertDish(
  tx: Tx,
  row: Omit<ProductsTable, 'position' | 'is_available' | 'unavailable_until'>,
): Promise<void> {
  await tx
    .insertInto('products')
    .values({
      ...row,
      is_available: 1,
      unavailable_until: null,
      position: await nextPosition(tx, 'products', row.restaurant_id),
    })
    .execute();
}

export async function updateDish(tx: Tx, { restaurantId, id }: Dish, change: Partial<ProductsTable>): Promise<void> {
  await tx.updateTable('products').set(change).where('restaurant_id', '=', restaurantId).where('id', '=', id).execute();
}

export async function setDishCategories(tx: Tx, { restaurantId, id }: Dish, categoryIds: string[]): Promise<void> {
  await tx
    .deleteFrom('product_categories')
    .where('restaurant_id', '=', restaurantId)
    .where('product_id', '=', id)
    .execute();
  if (categoryIds.length === 0) return;
  const rows = categoryIds.map((category_id, position) => ({
    restaurant_id: restaurantId,
    product_id: id,
    category_id,
    position,
  }));
  await tx.insertInto('product_categories').values(rows).execute();
}

export async function setDishOptionGroups(tx: Tx, { restaurantId, id }: Dish, groupIds: string[]): Promise<void> {
  await tx
    .deleteFrom('product_option_groups')
    .where('restaurant_id', '=', restaurantId)
    .where('product_id', '=', id)
    .execute();
  if (groupIds.length === 0) return;
  const rows = groupIds.map((group_id, position) => ({
    restaurant_id: restaurantId,
    product_id: id,
    group_id,
    position,
  }));
  await tx.insertInto('product_option_groups').values(rows).execute();
}
