import type { Db } from '../platform/database/database.ts';

interface Favorite {
  restaurantId: string;
  userId: string;
  productId: string;
}

/** Product ids, newest favourite first, without products that are off the menu. */
export async function listFavorites(db: Db, restaurantId: string, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('favorites as f')
    .innerJoin('products as p', (join) =>
      join.onRef('p.restaurant_id', '=', 'f.restaurant_id').onRef('p.id', '=', 'f.product_id'),
    )
    .select('f.product_id as id')
    .where('f.restaurant_id', '=', restaurantId)
    .where('f.user_id', '=', userId)
    .where('p.is_active', '=', 1)
    .orderBy('f.created_at', 'desc')
    .orderBy('f.product_id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Does nothing if the favourite exists. */
export async function insertFavorite(
  db: Db,
  { restaurantId, userId, productId }: Favorite,
  now: number,
): Promise<void> {
  await db
    .insertInto('favorites')
    .values({ restaurant_id: restaurantId, user_id: userId, product_id: productId, created_at: now })
    .onConflict((conflict) => conflict.columns(['restaurant_id', 'user_id', 'product_id']).doNothing())
    .execute();
}

export async function deleteFavorite(db: Db, { restaurantId, userId, productId }: Favorite): Promise<void> {
  await db
    .deleteFrom('favorites')
    .where('restaurant_id', '=', restaurantId)
    .where('user_id', '=', userId)
    .where('product_id', '=', productId)
    .execute();
}

/** null: the restaurant has no such product. */
export async function findProductState(
  db: Db,
  restaurantId: string,
  productId: string,
): Promise<{ isActive: boolean } | null> {
  const row = await db
    .selectFrom('products')
    .select('is_active')
    .where('restaurant_id', '=', restaurantId)
    .where('id', '=', productId)
    .executeTakeFirst();
  return row ? { isActive: row.is_active === 1 } : null;
}
