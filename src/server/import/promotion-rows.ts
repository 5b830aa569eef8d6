import { hasConditions } from '../../domain/menu/promotion-conditions.ts';
import { decimalsOf } from '../../domain/money/currencies.ts';
import { toMinor } from '../../domain/money/money.ts';
import { storedDiscount } from '../../domain/orders/discount.ts';
import { toJson } from '../platform/database/json-columns.ts';
import type { PromotionProductsTable, PromotionsTable } from '../platform/tables/promotion-tables.ts';
import type { ImportContext } from './import-context.ts';
import { resolveInstant } from './resolve-day.ts';
import type { RestaurantFile } from './restaurant-file.ts';

/** Promotions, and rewards after them: a reward is a promotion that costs points. */
export function promotionRows(context: ImportContext): {
  promotions: PromotionsTable[];
  promotionProducts: PromotionProductsTable[];
} {
  const { file, ids } = context;
  return {
    promotions: [
      ...file.promotions.map((promotion, position) => promotionRow(context, promotion, position)),
      ...file.rewards.map((reward, i) => rewardRow(context, reward, file.promotions.length + i)),
    ],
    promotionProducts: file.promotions.flatMap((promotion) =>
      promotion.products.map((product) => ({
        restaurant_id: ids.restaurant,
        promotion_id: ids.of('promotion', promotion.key),
        product_id: ids.of('product', product),
      })),
    ),
  };
}

function promotionRow(
  { file, ids, now, texts }: ImportContext,
  promotion: RestaurantFile['promotions'][number],
  position: number,
): PromotionsTable {
  const id = ids.of('promotion', promotion.key);
  const instant = (value: string | null) => (value === null ? null : resolveInstant(value, now, file.timezone));
  texts.add('promotion', id, { name: promotion.name, description: promotion.description });
  return {
    restaurant_id: ids.restaurant,
    id,
    type: promotion.type,
    discount_value: storedDiscount(promotion.type, promotion.discountValue, decimalsOf(file.currency.code)),
    coupon_code: promotion.couponCode,
    points_cost: null,
    min_order: toMinor(promotion.minOrderValue, decimalsOf(file.currency.code)),
    buy_quantity: promotion.buyQuantity,
    get_quantity: promotion.getQuantity,
    valid_from: instant(promotion.validFrom),
    valid_until: instant(promotion.validUntil),
    max_uses: promotion.maxUses,
    max_uses_per_customer: promotion.maxUsesPerCustomer,
    conditions: conditionsOf(promotion, ids),
    uses: 0,
    discount_given: 0,
    revenue: 0,
    display_to_customers: Number(promotion.displayToCustomers),
    is_active: 1,
    position,
  };
}

function conditionsOf(
  { firstOrderOnly, orderType, hours, categories }: RestaurantFile['promotions'][number],
  ids: ImportContext['ids'],
): PromotionsTable['conditions'] {
  const categoryIds = categories.map((category) => ids.of('category', category));
  const conditions = { firstOrderOnly, orderType, hours, categoryIds };
  return hasConditions(conditions) ? toJson(conditions) : null;
}

function rewardRow(
  { file, ids, texts }: ImportContext,
  reward: RestaurantFile['rewards'][number],
  position: number,
): PromotionsTable {
  const id = ids.of('reward', reward.key);
  texts.add('promotion', id, { name: reward.name, description: reward.description });
  return {
    restaurant_id: ids.restaurant,
    id,
    type: reward.type,
    discount_value: storedDiscount(reward.type, reward.discountValue, decimalsOf(file.currency.code)),
    coupon_code: null,
    points_cost: reward.pointsCost,
    min_order: 0,
    buy_quantity: null,
    get_quantity: null,
    valid_from: null,
    valid_until: null,
    max_uses: null,
    max_uses_per_customer: null,
    conditions: null,
    uses: 0,
    discount_given: 0,
    revenue: 0,
    display_to_customers: 0,
    is_active: 1,
    position,
  };
}
