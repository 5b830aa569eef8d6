import type { Db } from '../platform/database/database.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import { promotionsRefusals as refusals } from './promotions.refusals.ts';
import type { PromotionRow } from './promotions.repo.ts';

/**
 * A hidden promotion with a code is for those who know the code. Its id is no secret: that of an imported one is a hash of words
 * that can be guessed. So a customer must have shown the code, now or before, and is remembered: an order names the id only.
 * Throws a `Refusal` if not.
 */
export async function requireCode(
  db: Db,
  { restaurant_id, id, coupon_code, display_to_customers }: PromotionRow,
  { userId, code }: { userId: string; code: string | null },
): Promise<void> {
  if (display_to_customers || coupon_code === null) return;
  const customer = { restaurant_id, promotion_id: id, user_id: userId };
  if (code === coupon_code) {
    await db
      .insertInto('promotion_customers')
      .values({ ...customer, uses: 0, shown_code: code })
      .onConflict((conflict) =>
        conflict.columns(['restaurant_id', 'promotion_id', 'user_id']).doUpdateSet({ shown_code: code }),
      )
      .execute();
    return;
  }
  const known = await db
    .selectFrom('promotion_customers')
    .select('shown_code')
    .where('restaurant_id', '=', restaurant_id)
    .where('promotion_id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (known?.shown_code !== coupon_code) throw new Refusal(refusals.coupon_code_required);
}
