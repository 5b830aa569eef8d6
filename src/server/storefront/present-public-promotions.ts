import { decimalsOf } from '../../domain/money/currencies.ts';
import { toDecimal } from '../../domain/money/money.ts';
import { shownDiscount } from '../../domain/orders/discount.ts';
import type { ContentRows } from './content.repo.ts';
import type { ContentSnapshot } from './content-snapshot.ts';
import type { FoundTexts } from './found-texts.ts';

/** Promotions that the site shows, with their times of validity: these are checked when a request is answered. */
export function presentPublicPromotions(rows: ContentRows, texts: FoundTexts): ContentSnapshot['promotions'] {
  const products = Map.groupBy(rows.promotionProducts, (link) => link.promotion_id);
  const decimals = decimalsOf(rows.restaurant.currency_code);
  return rows.promotions.map((row) => {
    const { lang, langs, text, originals } = texts.of('promotion', row.id, ['name', 'description']);
    return {
      _id: row.id,
      name: text.name ?? '',
      description: text.description ?? '',
      type: row.type,
      discountValue: shownDiscount(row.type, row.discount_value, decimals),
      couponCode: row.coupon_code,
      minOrderValue: toDecimal(row.min_order, decimals),
      applicableProductIds: (products.get(row.id) ?? []).map((link) => link.product_id),
      buyQuantity: row.buy_quantity,
      getQuantity: row.get_quantity,
      lang,
      langs,
      originals,
      validFrom: row.valid_from,
      validUntil: row.valid_until,
    };
  });
}
