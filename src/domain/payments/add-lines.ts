import { type TaxShare, taxSums } from '../taxes/tax-order.ts';
import type { OrderPrice } from './take-out.ts';

/**
 * An order with more lines, at their own prices: no discount of the order counts for them. Each rate is rounded once, as when the order
 * was placed. Money in minor units.
 */
export function addLines(
  price: OrderPrice,
  lines: readonly { subtotal: number; deposit?: number | undefined; shares: readonly TaxShare[] | null }[],
): OrderPrice {
  const { tax } = price;
  const more = lines.reduce((sum, { subtotal }) => sum + subtotal, 0);
  const deposits = lines.reduce((sum, { deposit = 0 }) => sum + deposit, 0);
  const kept = (tax?.sums ?? []).map(({ rate, net, gross }) => ({ rate, amount: tax?.isIncluded ? gross : net }));
  const added = lines.flatMap(({ shares }) => shares ?? []);
  const sums = tax && taxSums([...kept, ...added], tax.isIncluded);
  const taxes = tax?.isIncluded === false ? (sums ?? []).reduce((sum, each) => sum + each.tax, 0) : price.taxes;
  return {
    ...price,
    subtotal: price.subtotal + more,
    deposit: (price.deposit ?? 0) + deposits,
    taxes,
    total: price.total + more + deposits + (taxes - price.taxes),
    tax: tax && { ...tax, sums: sums ?? [] },
  };
}
