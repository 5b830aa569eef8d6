import { toMinor } from '../../../../domain/money.ts';
import { type PromotionType, promotionDiscount } from '../../../../domain/promotions.ts';

/** An example order of some dishes: their price, the delivery fee and what the offer saves, in minor units. */
export interface OfferExample {
  dishes: number;
  price: number;
  fee: number;
  saved: number;
}

const PRICE = 1200;
const FEE = 250;

/** Computes the example by the rules that price real orders: a few dishes at 12.00 each. */
export function offerExample(type: PromotionType, value: number, buy: number, get: number): OfferExample {
  const dishes = type === 'BuyXGetY' ? buy + get : 3;
  const line = { productId: 'example', unitPrice: PRICE, adjustments: [], quantity: dishes };
  const promotion = { type, discountHundredths: toMinor(value), buyQuantity: buy, getQuantity: get };
  const saved = promotionDiscount({
    promotion,
    lines: [line],
    subtotal: PRICE * dishes,
    deliveryFee: FEE,
    orderType: 'Delivery',
  });
  return { dishes, price: PRICE, fee: FEE, saved };
}
