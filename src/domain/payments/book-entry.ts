import { isCalledOff, type OrderStatus, type PaymentStatus } from '../orders/order-status.ts';
import { spread } from '../taxes/spread.ts';
import { type TaxSum, taxSums } from '../taxes/tax-order.ts';
import { givenBack, type Payment } from './settle-payment.ts';

/** What the books need of an order. Money in minor units. */
export interface BookedOrder {
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  total: number;
  tax: { isIncluded: boolean; sums: readonly TaxSum[] } | null;
  /** null: it is not paid online. */
  payment: Payment | null;
}

/** An order in the books. Money in minor units. */
export interface BookEntry {
  /** What was sold, and what of it was given back: without what was taken out before. */
  sales: number;
  refunds: number;
  /** What has come in online, refunds taken off, and at the door. */
  online: number;
  atDoor: number;
  /** What nobody has paid yet. */
  open: number;
  /** What does not add up; 0 in books that are right. */
  difference: number;
  /** Of what was sold and not given back. */
  tax: TaxSum[];
}

/**
 * An order as the books have it: what was sold less refunds is what has come in and what is still open. Of an order that is called off
 * only what the restaurant keeps of its payment was sold.
 */
export function bookEntry({ status, paymentStatus, total, tax, payment }: BookedOrder): BookEntry {
  const online = payment ? payment.captured - payment.refundAsked : 0;
  const isOff = isCalledOff(status);
  // A delivery that failed at the door keeps its money, until staff give it back.
  const isKept = status === 'Failed' && online > 0;
  const sales = isOff ? (isKept ? online : 0) : total;
  const refunds = isOff || !payment ? 0 : givenBack(payment);
  const isTaken = payment !== null && payment.captured > 0;
  const isPaidAtDoor = !isOff && !isTaken && paymentStatus === 'Paid';
  const atDoor = isPaidAtDoor ? total : 0;
  const open = isOff || isTaken || isPaidAtDoor ? 0 : total;
  const difference = sales - refunds - online - atDoor - open;
  return { sales, refunds, online, atDoor, open, difference, tax: keptTax(tax, total, sales - refunds) };
}

/** The tax of what is kept of an order: refunds are shared among its rates by value. */
function keptTax(tax: BookedOrder['tax'], total: number, kept: number): TaxSum[] {
  if (!tax || kept <= 0) return [];
  if (kept === total) return [...tax.sums];
  const gross = spread(
    Math.min(
      kept,
      tax.sums.reduce((sum, each) => sum + each.gross, 0),
    ),
    tax.sums.map((each) => each.gross),
  );
  return tax.sums.flatMap(({ rate }, index) => taxSums([{ rate, amount: gross[index] ?? 0 }], true));
}
