import type { OrderType } from '../orders/order-types.ts';

/**
 * What is taxed alike. Named by what restaurants sell, because a class's rate differs from country to country: a dish is a `meal`
 * unless somebody says otherwise, and `standard` is the rate of whatever has none of its own.
 */
export const TAX_CLASSES = ['meal', 'drink', 'alcohol', 'reduced', 'standard'] as const;
export type TaxClass = (typeof TAX_CLASSES)[number];

/** The class of a dish that has none. */
export const DISH_CLASS: TaxClass = 'meal';

/** Thousandths of a percent in the whole: 8.875 % is 8875. */
export const WHOLE = 100_000;

export interface TaxRate {
  taxClass: TaxClass;
  /** null: pickup and delivery alike. */
  orderType: OrderType | null;
  /** In thousandths of a percent. */
  rate: number;
  /** The first day on which it holds, YYYY-MM-DD; null: always. */
  from: string | null;
}

/**
 * The rate of a class on a day of the restaurant's calendar, in thousandths of a percent. Of several that hold, the latest; of those
 * of one day, the one for this order type. A class without one is taxed as `standard`, and without that it is not taxed.
 */
export function rateOf(
  rates: readonly TaxRate[],
  { taxClass, orderType, date }: { taxClass: TaxClass; orderType: OrderType; date: string },
): number {
  let found: TaxRate | null = null;
  for (const each of rates) {
    if (each.taxClass !== taxClass || (each.from ?? '') > date) continue;
    if (each.orderType !== null && each.orderType !== orderType) continue;
    if (!found || isCloser(each, found)) found = each;
  }
  if (found) return found.rate;
  return taxClass === 'standard' ? 0 : rateOf(rates, { taxClass: 'standard', orderType, date });
}

function isCloser(rate: TaxRate, than: TaxRate): boolean {
  const [from, other] = [rate.from ?? '', than.from ?? ''];
  return from === other ? rate.orderType !== null : from > other;
}
