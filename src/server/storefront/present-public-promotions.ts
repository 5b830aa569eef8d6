import type { Language } from '../../domain/languages.ts';
import { NO_CONDITIONS } from '../../domain/menu/promotion-conditions.ts';
import { decimalsOf } from '../../domain/money/currencies.ts';
import { toDecimal } from '../../domain/money/money.ts';
import { shownDiscount } from '../../domain/orders/discount.ts';
import { fromJson } from '../platform/database/json-columns.ts';
import { conditionsText } from '../promotions/conditions-text.ts';
import type { ContentRows } from './content.repo.ts';
import type { ContentSnapshot } from './content-snapshot.ts';
import type { FoundTexts } from './found-texts.ts';

/** Promotions that the site shows, with their times of validity: these are checked when a request is answered. */
export function presentPublicPromotions(
  rows: ContentRows,
  texts: FoundTexts,
  language: Language,
): ContentSnapshot['promotions'] {
  const products = Map.groupBy(rows.promotionProducts, (link) => link.promotion_id);
  const decimals = decimalsOf(rows.restaurant.currency_code);
  return rows.promotions.flatMap((row) => {
    const conditions = fromJson(row.conditions) ?? NO_CONDITIONS;
    const { categoryIds } = conditions;
    const chosen = (products.get(row.id) ?? []).map((link) => link.product_id);
    const shared = rows.productCategories.filter(({ category_id }) => categoryIds.includes(category_id));
    const dishes = [...new Set([...chosen, ...shared.map((link) => link.product_id)])];
    // No dish means every dish, which it is not for.
    if (categoryIds.length > 0 && dishes.length === 0) return [];
    const words = conditionsText(conditions, language);
    const { lang, langs, text, originals } = texts.of('promotion', row.id, ['name', 'description']);
    const promotion = {
      _id: row.id,
      name: text.name ?? '',
      description: text.description ?? '',
      type: row.type,
      discountValue: shownDiscount(row.type, row.discount_value, decimals),
      couponCode: row.coupon_code,
      minOrderValue: toDecimal(row.min_order, decimals),
      applicableProductIds: dishes,
      ...(words && { conditions: words }),
      buyQuantity: row.buy_quantity,
      getQuantity: row.get_quantity,
      lang,
      langs,
      originals,
      validFrom: row.valid_from,
      validUntil: row.valid_until,
    };
    return [promotion];
  });
}
