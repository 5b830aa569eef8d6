import type { StaffPromotion } from '../../contract/staff/staff-promotions.ts';
import { NO_CONDITIONS } from '../../domain/menu/promotion-conditions.ts';
import { toDecimal } from '../../domain/money/money.ts';
import { shownDiscount } from '../../domain/orders/discount.ts';
import { versionOf } from '../editing/versions.ts';
import { toIso } from '../platform/clock.ts';
import type { Db } from '../platform/database/database.ts';
import { fromJson } from '../platform/database/json-columns.ts';
import { decimalsHere } from '../restaurants/currency.repo.ts';
import { presentText } from '../texts/change-texts.ts';
import { textsOfMany } from '../texts/texts.repo.ts';
import { allPromotionProducts, allPromotions } from './staff-promotions.repo.ts';

/** All promotions and rewards of a restaurant with their results. Four queries, however many promotions. */
export async function readStaffPromotions(db: Db, restaurantId: string): Promise<StaffPromotion[]> {
  const rows = await allPromotions(db, restaurantId);
  const products = Map.groupBy(await allPromotionProducts(db, restaurantId), (row) => row.promotion_id);
  const subject = { restaurantId, subject: 'promotion' } as const;
  const texts = Map.groupBy(await textsOfMany(db, subject, ['name', 'description']), (row) => row.subject_id);
  const decimals = await decimalsHere(db, restaurantId);
  return rows.map((row) => {
    const own = texts.get(row.id) ?? [];
    const { categoryIds, ...conditions } = fromJson(row.conditions) ?? NO_CONDITIONS;
    const promotion = {
      _id: row.id,
      name: presentText(own, 'name'),
      description: presentText(own, 'description'),
      type: row.type,
      discountValue: shownDiscount(row.type, row.discount_value, decimals),
      couponCode: row.coupon_code,
      pointsCost: row.points_cost,
      minOrderValue: toDecimal(row.min_order, decimals),
      applicableProductIds: (products.get(row.id) ?? []).map((link) => link.product_id),
      applicableCategoryIds: categoryIds,
      ...conditions,
      buyQuantity: row.buy_quantity,
      getQuantity: row.get_quantity,
      validFrom: toIso(row.valid_from),
      validUntil: toIso(row.valid_until),
      maxUses: row.max_uses,
      maxUsesPerCustomer: row.max_uses_per_customer,
      displayToCustomers: row.display_to_customers === 1,
      isActive: row.is_active === 1,
      uses: row.uses,
      results: {
        orders: row.uses,
        discount: toDecimal(row.discount_given, decimals),
        revenue: toDecimal(row.revenue, decimals),
      },
    };
    // Without uses and results: an order that uses the promotion must not make an open editor's version outdated.
    const { uses, results, ...terms } = promotion;
    return { ...promotion, version: versionOf(terms) };
  });
}
