import { fractionOf } from '../money/money.ts';
import { spread } from '../taxes/spread.ts';
import type { TaxShare, TaxSum } from '../taxes/tax-order.ts';

/** Some units of an order's line. */
export interface LineUnits {
  position: number;
  quantity: number;
}

/** What an order keeps of its price. Money in minor units. */
export interface PaidOrderPrice {
  lines: readonly {
    subtotal: number;
    /** The deposits of all its units, which no discount was taken off; missing: none. */
    deposit?: number | undefined;
    /** Its parts after the discount, by rate; null: the order keeps no tax. */
    shares: readonly TaxShare[] | null;
  }[];
  discount: number;
  /** What the discount was taken off, where no shares say it: lines by their index, all lines, or the delivery fee. */
  discountOn: readonly number[] | 'goods' | 'delivery';
  /** The order's tax; null: it keeps none. */
  tax: { isIncluded: boolean; sums: readonly TaxSum[] } | null;
}

/**
 * What was paid for each line, in minor units: its price after its part of the discount, its deposits, and its part of a tax that came on
 * top. All lines, the delivery and fees together are the order's total, to the unit.
 */
export function paidForLines(price: PaidOrderPrice): number[] {
  const { lines, tax } = price;
  const paid = netForLines(price);
  if (!tax || tax.isIncluded) return paid;
  for (const { rate, net, tax: added } of tax.sums) {
    const parts = lines.map(({ shares }) => (shares ?? []).find((share) => share.rate === rate)?.amount ?? 0);
    // What is not of the lines is of the delivery and fees.
    const rest = net - parts.reduce((sum, part) => sum + part, 0);
    spread(added, [...parts, Math.max(0, rest)]).forEach((part, index) => {
      if (index < paid.length) paid[index] = (paid[index] ?? 0) + part;
    });
  }
  return paid;
}

/** What was paid for each line, without a tax that came on top. */
export function netForLines({ lines, discount, discountOn, tax }: PaidOrderPrice): number[] {
  if (!tax || tax.sums.length === 0) return discounted(lines, discount, discountOn);
  return lines.map(({ shares }) => (shares ?? []).reduce((sum, { amount }) => sum + amount, 0));
}

/** What `quantity` of a line's `of` units cost, of which `before` are gone already: the last unit takes what rounding left. */
export function paidForUnits(
  paid: number,
  { of, before, quantity }: { of: number; before: number; quantity: number },
): number {
  return fractionOf(paid, before + quantity, of) - fractionOf(paid, before, of);
}

function discounted(lines: PaidOrderPrice['lines'], discount: number, on: PaidOrderPrice['discountOn']): number[] {
  const weights = lines.map(({ subtotal }, index) =>
    on === 'goods' || (on !== 'delivery' && on.includes(index)) ? subtotal : 0,
  );
  const base = weights.reduce((sum, weight) => sum + weight, 0);
  const off = base === 0 ? [] : spread(Math.min(discount, base), weights);
  return lines.map(({ subtotal, deposit = 0 }, index) => subtotal - (off[index] ?? 0) + deposit);
}
