import { isCalledOff, type OrderStatus, type PaymentStatus } from '../orders/order-status.ts';
import { spread } from '../taxes/spread.ts';
import { type TaxSum, taxSums } from '../taxes/tax-order.ts';
import { type Refund, type RefundedOrder, taxAfterRefunds } from './refund-parts.ts';
import { givenBack, neverOwed, type Payment } from './settle-payment.ts';

/** What the books need of an order. Money in minor units. */
export interface BookedOrder {
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  total: number;
  /** Paid with it, besides the total. */
  tip: number;
  /** By how much coins pay more (or less, below 0) than its total, as `cashRounding` has it; missing: to the unit. */
  rounding?: number | undefined;
  tax: { isIncluded: boolean; sums: readonly TaxSum[] } | null;
  /** All its payments together, with what is due of those of which nothing was taken; null: it is not paid online. */
  payment:
    | (Omit<Payment, 'captureAsked' | 'isVoidAsked' | 'currency' | 'turnedDown'> & { uncollected?: number })
    | null;
  /** What banks have taken back for good of its payments; missing: nothing. */
  lost?: number;
  /** What was given back of it in cash: of its price and tip, to the unit, and as paid out, in coins that there are. Missing: nothing. */
  cashBack?: { amount: number; cash: number } | undefined;
  /** What its lines are taxed at, and what was refunded, oldest first. Missing: nothing was. */
  refunded?: { lines: RefundedOrder['lines']; refunds: readonly Refund[] } | undefined;
}

/** An order in the books. Money in minor units. */
export interface BookEntry {
  /** What was sold, and what of it was given back: without what was taken out before. */
  sales: number;
  refunds: number;
  /** What has come in online, refunds, tips and what is `lost` taken off, and at the door, less what went back in cash. */
  online: number;
  atDoor: number;
  /** What nobody has paid yet. */
  open: number;
  /** What was sold, and was taken back by banks that judged for their customers. */
  lost: number;
  /** What of `atDoor` and `open` no price says, because there are no coins for the exact sum: below 0, so much less is paid. */
  rounding: number;
  /** What of the tip is kept: it is no part of the other sums. */
  tips: number;
  /** What does not add up; 0 in books that are right. */
  difference: number;
  /** Of what was sold and not given back. */
  tax: TaxSum[];
}

/**
 * An order as the books have it: what was sold less refunds, with the rounding of cash, is what has come in, what is still open, and what was
 * lost in disputes. Of an order that is called off only what the restaurant keeps of its payment was sold.
 */
export function bookEntry(order: BookedOrder): BookEntry {
  const { status, paymentStatus, total, tip, payment, cashBack = NO_CASH } = order;
  const lostOf = payment ? Math.min(order.lost ?? 0, payment.captured - payment.refundAsked) : 0;
  const left = payment && { ...payment, captured: payment.captured - lostOf };
  const tips = left ? keptTip({ status, tip, ...withCash(left, cashBack) }) : 0;
  const online = left ? left.captured - left.refundAsked - tips : 0;
  const isOff = isCalledOff(status);
  // A delivery that failed at the door keeps its money, until staff give it back.
  const isKept = status === 'Failed' && online + lostOf > 0;
  // The tip was lost before the order was.
  const lostTip = payment ? keptTip({ status, tip, ...withCash(payment, cashBack) }) - tips : 0;
  const lost = isOff && !isKept ? 0 : lostOf - lostTip;
  const sales = isOff ? (isKept ? online + lost - cashBack.amount : 0) : total;
  const refunds = isOff ? 0 : Math.min(total, (payment ? givenBack(payment) : 0) + cashBack.amount);
  const isTaken = payment !== null && payment.captured > 0;
  // What came to it later may not be taken yet, or never.
  const rest = isTaken ? (payment.uncollected ?? 0) : total;
  const isPaidAtDoor = !isOff && paymentStatus === 'Paid';
  const asked = isOff || payment ? 0 : (order.rounding ?? 0);
  const rounding = asked + cashBack.amount - cashBack.cash;
  const atDoor = (isPaidAtDoor ? rest + asked : 0) - cashBack.cash;
  const open = isOff || isPaidAtDoor ? 0 : rest + asked;
  const difference = sales + rounding - refunds - online - atDoor - open - lost;
  const sums = { sales, refunds, online, atDoor, open, lost, rounding, tips, difference };
  return { ...sums, tax: keptTax(order, sales - refunds) };
}

const NO_CASH = { amount: 0, cash: 0 };

/** A payment of which cash has gone back, too: the tip goes last, whichever way. */
function withCash<T extends { refundAsked: number }>(payment: T, { amount }: typeof NO_CASH): T {
  return { ...payment, refundAsked: payment.refundAsked + amount };
}

/** What the restaurant keeps of a tip, in minor units: a refund gives the order back first, and the tip last. */
export function keptTip(of: Pick<BookedOrder, 'status' | 'tip'> & Pick<Payment, 'captured' | 'refundAsked'>): number {
  const { status, tip, captured, refundAsked } = of;
  if (isCalledOff(status) && status !== 'Failed') return 0;
  return Math.min(tip, Math.max(0, captured - refundAsked));
}

/** The tax of what is kept of an order: what its credit notes leave, or, of one that is called off, the part of its rates by value. */
function keptTax({ status, total, tax, payment, refunded }: BookedOrder, kept: number): TaxSum[] {
  if (!tax || kept <= 0) return [];
  if (kept === total) return [...tax.sums];
  if (refunded && !isCalledOff(status)) {
    const order = { total, tax, neverOwed: payment ? neverOwed(payment) : 0, lines: refunded.lines };
    return taxAfterRefunds(order, refunded.refunds);
  }
  const gross = spread(
    Math.min(
      kept,
      tax.sums.reduce((sum, each) => sum + each.gross, 0),
    ),
    tax.sums.map((each) => each.gross),
  );
  return tax.sums.flatMap(({ rate }, index) => taxSums([{ rate, amount: gross[index] ?? 0 }], true));
}
