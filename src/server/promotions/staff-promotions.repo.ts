import { isCalledOff, ORDER_STATUSES } from '../../domain/order-status.ts';
import type { Db, Tx } from '../platform/database.ts';
import type { PromotionRow } from './promotions.repo.ts';

const CALLED_OFF = ORDER_STATUSES.filter(isCalledOff);

/** Every promotion and reward, those that are off too. */
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

/** Orders, discounts and turnover by promotion, in minor units; without orders that were called off. */
export async function promotionResults(db: Db, restaurantId: string) {
  const rows = await db
    .selectFrom('orders')
    .select((eb) => [
      'promotion_id',
      eb.fn.countAll().as('orders'),
      eb.fn.sum('discount').as('discount'),
      eb.fn.sum('total').as('revenue'),
    ])
    .where('restaurant_id', '=', restaurantId)
    .where('promotion_id', 'is not', null)
    .where('status', 'not in', CALLED_OFF)
    .groupBy('promotion_id')
    .execute();
  return new Map(
    rows.map(({ promotion_id, orders, discount, revenue }) => [
      promotion_id,
      { orders: Number(orders), discount: Number(discount), revenue: Number(revenue) },
    ]),
  );
}

/** How many of the products are the restaurant's. */
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

/** Changes its terms; false when it has more uses than it would allow. */
export async function updatePromotion(
  tx: Tx,
  { restaurant_id, id, ...terms }: Omit<PromotionRow, 'position' | 'uses'>,
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
