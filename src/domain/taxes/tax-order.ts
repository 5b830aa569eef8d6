import { fractionOf } from '../money/money.ts';
import type { FeeName } from '../orders/fees.ts';
import { lineDeposit, pricePerUnit } from '../orders/order-line.ts';
import type { OrderType } from '../orders/order-types.ts';
import { spread } from './spread.ts';
import { rateOf, type TaxClass, type TaxRate, WHOLE } from './tax-rates.ts';

/** How a restaurant is taxed. */
export interface TaxTerms {
  /** Whether menu prices have the tax in them; else it is added to the total. */
  isIncluded: boolean;
  /** How a dish is taxed whose options have other rates: by its parts, or as a whole at the highest of them. */
  bundles: 'split' | 'highest';
  /** The class of the delivery fee; `goods`: shared among the rates by the value of what is delivered. */
  delivery: TaxClass | 'goods';
  /** How deposits on bottles and cans are taxed: as the dish, or not at all (`untaxed`, at 0 %); missing: as the dish. */
  deposits?: DepositTax | undefined;
  /** None: nothing is taxed. */
  rates: readonly TaxRate[];
}

export const DEPOSIT_TAXES = ['goods', 'untaxed'] as const;
export type DepositTax = (typeof DEPOSIT_TAXES)[number];

/** A fee and its class; `goods`: shared among the rates by the value of what is ordered. */
export interface TaxableFee {
  name?: FeeName;
  amount: number;
  taxClass: TaxClass | 'goods';
}

/** A line of the order with the classes of its parts. Money in minor units. */
export interface TaxableLine {
  unitPrice: number;
  quantity: number;
  taxClass: TaxClass;
  /** The price of an option may be negative; a class of null is the dish's. */
  options: readonly { adjustment: number; taxClass: TaxClass | null }[];
  /** Of one unit; missing: none. */
  deposit?: number | undefined;
}

export interface TaxableOrder {
  lines: readonly TaxableLine[];
  orderType: OrderType;
  deliveryFee: number;
  /** Its other fees; no discount is taken off them. Missing: none. */
  fees?: readonly TaxableFee[];
  discountAmount: number;
  /** What the discount is taken off: lines by their index, all lines, or the delivery fee. */
  discountOn: readonly number[] | 'goods' | 'delivery';
  /** The day on which the order is due, in the restaurant's calendar (YYYY-MM-DD). */
  date: string;
}

/** A part of an amount, after the discount, with its rate in thousandths of a percent. */
export interface TaxShare {
  rate: number;
  amount: number;
}

/** A part of a fee, and of which; missing: of any, as older orders have it. */
export interface FeeShare extends TaxShare {
  fee?: FeeName | undefined;
}

export interface TaxSum {
  rate: number;
  net: number;
  tax: number;
  gross: number;
}

export interface TaxBreakdown {
  /** A sum for each rate, the highest first. Their gross amounts are the order's total. */
  sums: TaxSum[];
  /** The parts of each line with its deposit, in the lines' order. */
  lines: TaxShare[][];
  delivery: TaxShare[];
  /** The parts of the other fees, fee by fee. */
  fees: FeeShare[];
  /** What is added to the total; 0 where prices include it. */
  added: number;
}

/**
 * An order's tax by rate. Prices stay exact as shown; a discount is spread by value; each rate is rounded once, half up, never from
 * rounded parts. Money in minor units of any currency.
 */
export function taxOrder(order: TaxableOrder, terms: TaxTerms): TaxBreakdown {
  const { orderType, date, deliveryFee, discountAmount, discountOn } = order;
  const rate = (taxClass: TaxClass) => rateOf(terms.rates, { taxClass, orderType, date });
  const whole = order.lines.map((line) => sharesOf(line, { rate, bundles: terms.bundles }));
  const sold = discountOn === 'delivery' ? whole : discounted(whole, discountAmount, discountOn);
  const fee = discountOn === 'delivery' ? Math.max(0, deliveryFee - discountAmount) : deliveryFee;
  const goods = { lines: sold, whole, rate };
  const delivery = feeShares({ amount: fee, taxClass: terms.delivery }, goods);
  const fees = (order.fees ?? []).flatMap((each) =>
    feeShares(each, goods).map((share): FeeShare => ({ ...share, ...(each.name && { fee: each.name }) })),
  );
  // What fees are shared out by is the goods alone.
  const lines = sold.map((shares, index) =>
    withDeposit(shares, order.lines[index], { rate, deposits: terms.deposits }),
  );
  const sums = taxSums([...lines.flat(), ...delivery, ...fees], terms.isIncluded);
  const added = terms.isIncluded ? 0 : sums.reduce((sum, { tax }) => sum + tax, 0);
  return { sums, lines, delivery, fees, added };
}

/** The shares added up by rate. */
export function byRate(shares: readonly TaxShare[]): TaxShare[] {
  const amounts = new Map<number, number>();
  for (const { rate, amount } of shares) amounts.set(rate, (amounts.get(rate) ?? 0) + amount);
  return [...amounts].map(([rate, amount]) => ({ rate, amount })).sort((a, b) => b.rate - a.rate);
}

/** Net, tax and gross of each rate of the shares, each rounded once. */
export function taxSums(shares: readonly TaxShare[], isIncluded: boolean): TaxSum[] {
  return byRate(shares).map(({ rate, amount }) => {
    if (!isIncluded) {
      const tax = fractionOf(amount, rate, WHOLE);
      return { rate, net: amount, tax, gross: amount + tax };
    }
    const tax = fractionOf(amount, rate, WHOLE + rate);
    return { rate, net: amount - tax, tax, gross: amount };
  });
}

/** A line's price by rate, before any discount. A part that costs less than nothing lowers the others. */
function sharesOf(
  { unitPrice, quantity, taxClass, options }: TaxableLine,
  { rate, bundles }: { rate: (taxClass: TaxClass) => number; bundles: TaxTerms['bundles'] },
): TaxShare[] {
  const parts = [
    { rate: rate(taxClass), amount: unitPrice },
    ...options.map((option) => ({ rate: rate(option.taxClass ?? taxClass), amount: option.adjustment })),
  ];
  const price = pricePerUnit({ unitPrice, adjustments: options.map(({ adjustment }) => adjustment) }) * quantity;
  if (bundles === 'highest') return [{ rate: Math.max(...parts.map((part) => part.rate)), amount: price }];
  const positive = byRate(parts).filter(({ amount }) => amount > 0);
  if (positive.length === 0) return [{ rate: rate(taxClass), amount: price }];
  const amounts = spread(
    price,
    positive.map(({ amount }) => amount),
  );
  return positive.map((part, index) => ({ rate: part.rate, amount: amounts[index] ?? 0 }));
}

/** The parts of a line with those of its deposit, whose rate is the dish's own, whatever its options have. */
function withDeposit(
  shares: TaxShare[],
  line: TaxableLine | undefined,
  { rate, deposits }: { rate: (taxClass: TaxClass) => number; deposits: DepositTax | undefined },
): TaxShare[] {
  const amount = line ? lineDeposit(line) : 0;
  if (!line || amount === 0) return shares;
  return byRate([...shares, { rate: deposits === 'untaxed' ? 0 : rate(line.taxClass), amount }]);
}

function discounted(lines: TaxShare[][], discount: number, on: readonly number[] | 'goods'): TaxShare[][] {
  const isOn = (line: number) => on === 'goods' || on.includes(line);
  const flat = lines.flatMap((shares, line) => shares.map((share) => (isOn(line) ? share.amount : 0)));
  const base = flat.reduce((sum, amount) => sum + amount, 0);
  const off = spread(Math.min(discount, base), flat);
  let at = 0;
  return lines.map((shares) => shares.map(({ rate, amount }) => ({ rate, amount: amount - (off[at++] ?? 0) })));
}

function feeShares(
  { amount: fee, taxClass }: TaxableFee,
  { lines, whole, rate }: { lines: TaxShare[][]; whole: TaxShare[][]; rate: (taxClass: TaxClass) => number },
): TaxShare[] {
  if (fee === 0) return [];
  if (taxClass !== 'goods') return [{ rate: rate(taxClass), amount: fee }];
  // Goods that a discount has made free are still what is ordered.
  const paid = byRate(lines.flat()).filter(({ amount }) => amount > 0);
  const goods = paid.length > 0 ? paid : byRate(whole.flat());
  if (goods.length === 0) return [{ rate: rate('standard'), amount: fee }];
  const amounts = spread(
    fee,
    goods.map(({ amount }) => amount),
  );
  return goods.map((each, index) => ({ rate: each.rate, amount: amounts[index] ?? 0 }));
}
