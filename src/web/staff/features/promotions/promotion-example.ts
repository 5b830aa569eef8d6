import type { Currency } from '../../../../contract/primitives.ts';
import { decimalsOf, magnitudeOf } from '../../../../domain/money/currencies.ts';
import { toDecimal, toMinor } from '../../../../domain/money/money.ts';
import { type PromotionType, promotionDiscount, storedDiscount } from '../../../../domain/orders/discount.ts';

/** An example order of some dishes: their price, the delivery fee and what the offer saves. */
export interface PromotionExample {
  dishes: number;
  price: number;
  fee: number;
  saved: number;
}

/** As typed: see `PromotionDraft`. */
interface Offer {
  type: PromotionType;
  value: number;
  buy: number;
  get: number;
}

/** Computes the example by the rules that price real orders: a few dishes at 12.00 each, or 1200 yen. */
export function promotionExample({ type, value, buy, get }: Offer, { code }: Currency): PromotionExample {
  const decimals = decimalsOf(code);
  const [price, fee] = [12 * magnitudeOf(code), 2.5 * magnitudeOf(code)];
  const [unitPrice, deliveryFee] = [toMinor(price, decimals), toMinor(fee, decimals)];
  const dishes = type === 'BuyXGetY' ? buy + get : 3;
  const line = { productId: 'example', unitPrice, adjustments: [], quantity: dishes };
  const promotion = { type, discount: storedDiscount(type, value, decimals), buyQuantity: buy, getQuantity: get };
  const saved = promotionDiscount({
    promotion,
    lines: [line],
    subtotal: unitPrice * dishes,
    deliveryFee,
    orderType: 'Delivery',
  });
  return { dishes, price, fee, saved: toDecimal(saved, decimals) };
}
