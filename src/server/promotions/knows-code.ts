import type { Db } from '../platform/database/database.ts';
import type { PromotionRow } from './promotions.repo.ts';

/**
 * A hidden promotion with a code is for those who know the code. Its id is no secret: that of an imported one is a hash of words
 * that can be guessed. So a customer must have shown the code, now or before, and is remembered: an order names the id only.
 * Returns whether they have. `userId` null: staff ask for a caller, of whom nothing is known yet.
 */
export async function knowsCode(
  db: Db,
  { restaurant_id, id, coupon_code, display_to_customers }: PromotionRow,
  { userId, code }: { userId: string | null; code: string | null },
): Promise<boolean> {
  if (display_to_customers || coupon_code === null) return true;
  if (userId === null) return code === coupon_code;
  const customer = { restaurant_id, promotion_id: id, user_id: userId };
  if (code === coupon_code) {
    await db
      .insertInto('promotion_customers')
      .values({ ...customer, uses: 0, shown_code: code })
      .onConflict((conflict) =>
        conflict.columns(['restaurant_id', 'promotion_id', 'user_id']).doUpdateSet({ shown_code: code }),
      )
      .execute();
    return true;
  }
  const known = await db
    .selectFrom('promotion_customers')
    .select('shown_code')
    .where('restaurant_id', '=', restaurant_id)
    .where('promotion_id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return known?.shown_code === coupon_code;
}
