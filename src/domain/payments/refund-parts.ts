import { fractionOf } from '../money/money.ts';
import { takeBack } from '../taxes/take-back.ts';
import { byRate, type TaxShare, type TaxSum, taxSums } from '../taxes/tax-order.ts';
import type { LineUnits } from './paid-lines.ts';

/** What refunds are taken off. Money in minor units. */
export interface RefundedOrder {
  total: number;
  /** What was taken for what is no part of it any more, as `neverOwed` has it: that comes back first. */
  neverOwed: number;
  /** null: the order keeps no tax. */
  tax: { isIncluded: boolean; sums: readonly TaxSum[] } | null;
  lines: readonly { position: number; quantity: number; shares: readonly TaxShare[] | null }[];
}

export interface Refund {
  amount: number;
  /** null: it is for an amount. */
  units: readonly LineUnits[] | null;
  /** The index of the refund that it takes back, as that was turned down. */
  reversed?: number | undefined;
}

/** What a refund takes back of the order, of its tax by rate, and of the tip, which comes back last. */
export interface RefundParts {
  gross: number;
  sums: TaxSum[];
  tip: number;
}

/**
 * The parts of an order's refunds, which are given oldest first; null for one of what the order never cost in the end, which stands on no
 * receipt. The refund that takes the last of it takes every rounding with it. A reversal has the parts of what it reverses, which can be refunded
 * again from then on.
 */
export function refundParts(order: RefundedOrder, refunds: readonly Refund[]): (RefundParts | null)[] {
  return takeRefunds(order, refunds).parts;
}

/** What its refunds leave of an order's tax: exactly what the receipt says less what the credit notes say. */
export function taxAfterRefunds(order: RefundedOrder, refunds: readonly Refund[]): TaxSum[] {
  return takeRefunds(order, refunds).sums.filter(({ gross }) => gross > 0);
}

/** What a receipt says less what its credit notes say, when nothing of it is to stay: `tip` is what it says of a tip. */
export function restAfterRefunds(order: RefundedOrder, refunds: readonly Refund[], tip: number): RefundParts {
  const { parts, left, sums } = takeRefunds(order, refunds);
  const tipBack = refunds.reduce((sum, { reversed }, index) => {
    const back = parts[index]?.tip ?? 0;
    return sum + (reversed === undefined ? back : -back);
  }, 0);
  return { gross: left, sums: sums.filter(({ gross }) => gross > 0), tip: Math.max(0, tip - tipBack) };
}

function takeRefunds(
  order: RefundedOrder,
  refunds: readonly Refund[],
): { parts: (RefundParts | null)[]; left: number; sums: readonly TaxSum[] } {
  let { neverOwed } = order;
  let left = order.total;
  let sums: readonly TaxSum[] = order.tax?.sums ?? [];
  const parts: (RefundParts | null)[] = [];
  for (const refund of refunds) {
    if (refund.reversed !== undefined) {
      const part = parts[refund.reversed] ?? null;
      neverOwed += refund.amount - (part ? part.gross + part.tip : 0);
      left += part?.gross ?? 0;
      sums = sums.map((sum) => withSum(sum, part?.sums ?? []));
      parts.push(part);
      continue;
    }
    const skipped = Math.min(neverOwed, refund.amount);
    neverOwed -= skipped;
    const amount = refund.amount - skipped;
    if (amount === 0) {
      parts.push(null);
      continue;
    }
    const gross = Math.min(amount, left);
    left -= gross;
    const taken = takeBack(sums, gross, sharesOf(refund, order));
    sums = taken.left;
    parts.push({ gross, sums: taken.back, tip: amount - gross });
  }
  return { parts, left, sums };
}

function withSum({ rate, net, tax, gross }: TaxSum, added: readonly TaxSum[]): TaxSum {
  const more = added.find((each) => each.rate === rate) ?? { net: 0, tax: 0, gross: 0 };
  return { rate, net: net + more.net, tax: tax + more.tax, gross: gross + more.gross };
}

/** The rates of the refunded lines; null: it was for an amount. */
function sharesOf({ units }: Refund, { lines, tax }: RefundedOrder): TaxShare[] | null {
  if (!units || !tax) return null;
  const shares = units.flatMap(({ position, quantity }) => {
    const line = lines.find((each) => each.position === position);
    const of = line?.quantity ?? 1;
    return (line?.shares ?? []).map(({ rate, amount }) => ({
      rate,
      amount: fractionOf(amount, Math.min(quantity, of), of),
    }));
  });
  return taxSums(byRate(shares), tax.isIncluded).map(({ rate, gross }) => ({ rate, amount: gross }));
}
