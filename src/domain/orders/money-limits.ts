import { decimalsOf, magnitudeOf } from '../money/currencies.ts';
import { hasDecimals } from '../money/money.ts';
import { STAFF_MAX } from '../people/staff-limits.ts';
import { isPercentage, type PromotionType } from './discount.ts';

/** The greatest price, fee or minimum in a currency. */
export function greatestPrice(code: string): number {
  return STAFF_MAX.price * magnitudeOf(code);
}

/** The greatest cost of a reward: an order earns a point for each unit of the currency. */
export function greatestPoints(code: string): number {
  return STAFF_MAX.points * magnitudeOf(code);
}

/** Whether a dish can have this price. The same holds for a fee and a minimum. */
export function isPrice(amount: number, code: string): boolean {
  return amount >= 0 && amount <= greatestPrice(code) && hasDecimals(amount, decimalsOf(code));
}

/** Whether a promotion of that type can have this discountValue: a percentage, or an amount. */
export function isDiscountValue(type: PromotionType, value: number, code: string): boolean {
  return isPercentage(type) ? hasDecimals(value, 2) : isPrice(value, code);
}

/** Whether an option can change the price by this, up or down. */
export function isPriceAdjustment(amount: number, code: string): boolean {
  return (
    Math.abs(amount) <= STAFF_MAX.priceAdjustment * magnitudeOf(code) && hasDecimals(Math.abs(amount), decimalsOf(code))
  );
}
