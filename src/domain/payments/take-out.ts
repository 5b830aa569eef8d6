import { spread } from '../taxes/spread.ts';
import { type TaxShare, type TaxSum, taxSums } from '../taxes/tax-order.ts';
import { netForLines, type PaidOrderPrice, paidForUnits } from './paid-lines.ts';

/** What an order costs. Money in minor units. */
export interface OrderPrice {
  subtotal: number;
  discount: number;
  /** The deposits of all its lines; missing: none. */
  deposit?: number | undefined;
  /** What the tax adds; 0 where prices include it. */
  taxes: number;
  total: number;
  tax: PaidOrderPrice['tax'];
}

export interface KeptLine {
  quantity: number;
  subtotal: number;
  /** Of all its units; missing: none. */
  deposit?: number | undefined;
  shares: readonly TaxShare[] | null;
}

/**
 * An order without some units of its lines. What stays costs what it cost: its price, its part of the discount, its deposit and its rates. Fees and
 * tips stay too. So no order gets dearer, whatever today's prices and promotions are.
 */
export function takeOut(
  {
    price,
    lines,
    discountOn,
  }: {
    price: OrderPrice;
    lines: readonly KeptLine[];
    discountOn: PaidOrderPrice['discountOn'];
  },
  removed: readonly number[],
): { price: OrderPrice; lines: KeptLine[] } {
  const { discount, tax } = price;
  const paid = netForLines({ lines, discount, discountOn, tax });
  const lost = { subtotal: 0, deposit: 0, paid: 0, byRate: new Map<number, number>() };
  const kept = lines.map((line, index) => {
    const quantity = removed[index] ?? 0;
    if (quantity === 0) return line;
    const { quantity: of, deposit = 0, shares } = line;
    const gone = paidForUnits(paid[index] ?? 0, { of, before: 0, quantity });
    const subtotal = (line.subtotal / of) * (of - quantity);
    const keptDeposit = (deposit / of) * (of - quantity);
    const left = shares && keptShares(shares, (paid[index] ?? 0) - gone);
    lost.subtotal += line.subtotal - subtotal;
    lost.deposit += deposit - keptDeposit;
    lost.paid += gone;
    for (const [at, { rate, amount }] of (shares ?? []).entries()) {
      lost.byRate.set(rate, (lost.byRate.get(rate) ?? 0) + amount - (left?.[at]?.amount ?? 0));
    }
    return { quantity: of - quantity, subtotal, deposit: keptDeposit, shares: left };
  });
  const sums = tax && sumsWithout(tax, lost.byRate);
  const taxes = tax?.isIncluded === false ? (sums ?? []).reduce((sum, each) => sum + each.tax, 0) : price.taxes;
  return {
    price: {
      subtotal: price.subtotal - lost.subtotal,
      discount: discount - (lost.subtotal + lost.deposit - lost.paid),
      deposit: (price.deposit ?? 0) - lost.deposit,
      taxes,
      total: price.total - lost.paid - (price.taxes - taxes),
      tax: tax && { ...tax, sums: sums ?? [] },
    },
    lines: kept,
  };
}

function keptShares(shares: readonly TaxShare[], paid: number): TaxShare[] {
  const amounts = spread(
    paid,
    shares.map(({ amount }) => amount),
  );
  return shares.map(({ rate }, index) => ({ rate, amount: amounts[index] ?? 0 }));
}

function sumsWithout(
  { isIncluded, sums }: NonNullable<OrderPrice['tax']>,
  lost: ReadonlyMap<number, number>,
): TaxSum[] {
  const bases = sums.map(({ rate, net, gross }) => ({
    rate,
    amount: (isIncluded ? gross : net) - (lost.get(rate) ?? 0),
  }));
  return taxSums(
    bases.filter(({ amount }) => amount > 0),
    isIncluded,
  );
}
