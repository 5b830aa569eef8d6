import type { Db, Tx } from '../platform/database/database.ts';
import type { PromotionRow } from './promotions.repo.ts';

/** All promotions and rewards, inactive ones too. */
export function allPromotions(db: Db, restaurantId: string): Promise<PromotionRow[]> {
  return db
    .selectFrom('promotions')
    .selectAll()
    .where('restaurant_id', '=', restaurantId)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

export function allPromotionProducts(db: Db, restaurantId: string) {
  return db
    .selectFrom('promotion_products')
    .selectAll()
    .where('restaurant_id', '=', restaurantId)
    .orderBy('product_id')
    .execute();
}

/** How many of the products belong to the restaurant. */
export async function countProducts(db: Db, restaurantId: string, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const { count } = await db
    .selectFrom('products')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('restaurant_id', '=', restaurantId)
    .where('id', 'in', ids)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function insertPromotion(tx: Tx, row: Omit<PromotionRow, 'position'>): Promise<void> {
  await tx
    .insertInto('promotions')
    .values((eb) => ({
      ...row,
      position: eb
        .selectFrom('promotions')
        .where('restaurant_id', '=', row.restaurant_id)
        .select((sub) => sub(sub.fn.coalesce(sub.fn.max('position'), sub.lit(-1)), '+', sub.lit(1)).as('next')),
    }))
    .execute();
}

/** Changes a promotion's terms. Returns false, changing nothing, if it has more uses than the new limit allows. */
export async function updatePromotion(
  tx: Tx,
  { restaurant_id, id, ...terms }: Omit<PromotionRow, 'position' | 'uses' | 'discount_given' | 'revenue'>,
): Promise<boolean> {
  const result = await tx
    .updateTable('promotions')
    .set(terms)
    .where('restaurant_id', '=', restaurant_id)
    .where('id', '=', id)
    .$if(terms.max_uses !== null, (q) => q.where('uses', '<=', terms.max_uses as number))
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function setPromotionProducts(
  tx: Tx,
  { restaurantId, promotionId }: { restaurantId: string; promotionId: string },
  productIds: readonly string[],
): Promise<void> {
  await tx
    .deleteFrom('promotion_products')
    .where('restaurant_id', '=', restaurantId)
    .where('promotion_id', '=', promotionId)
    .execute();
  if (productIds.length === 0) return;
  const rows = productIds.map((product_id) => ({
    restaurant_id: restaurantId,
    promotion_id: promotionId,
    product_id,
  }));
  await tx.insertInto('promotion_products').values(rows).execute();
}
