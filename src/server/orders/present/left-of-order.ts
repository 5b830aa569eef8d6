import { cashRounding } from '../../../domain/orders/cash-rounding.ts';
import { isCalledOff, isReviewable } from '../../../domain/orders/order-status.ts';
import { bookEntry } from '../../../domain/payments/book-entry.ts';
import type { Left } from '../../../domain/payments/cash-back.ts';
import { cashBackOf } from '../../payments/cash-refunds.repo.ts';
import { wholePayment } from '../../payments/payment-of-order.ts';
import type { StoredOrder } from '../orders.repo.ts';

/**
 * What of an order's money has come in and has not gone back, as its books have it. `coin`: the smallest in which cash is paid, in minor
 * units. Nothing while its bank disputes the payment, and for good if that has judged so.
 */
export function leftOfOrder({ order, payment, cashRefunds }: LeftFrom, coin: number): Left {
  if (payment?.row.dispute === 'open' || payment?.row.dispute === 'lost') return { amount: 0, cash: 0 };
  const { online, tips, atDoor, rounding } = bookEntry({
    ...{ status: order.status, paymentStatus: order.payment_status, total: order.total, tip: order.tip, tax: null },
    rounding: cashRounding(order.total, { method: order.payment_method, coin }),
    payment: payment && wholePayment(payment),
    cashBack: cashBackOf(cashRefunds),
  });
  const cash = Math.max(0, online + tips + atDoor);
  return { amount: Math.max(0, cash - rounding), cash };
}

type LeftFrom = Pick<StoredOrder, 'order' | 'payment' | 'cashRefunds'>;

/** What of it can go back to a card, in minor units: what cards have paid, as far as it is left. */
export function leftForCard(stored: LeftFrom, coin: number): number {
  const { captured = 0, refund_asked = 0 } = stored.payment?.row ?? {};
  return Math.max(0, Math.min(captured - refund_asked, leftOfOrder(stored, coin).amount));
}

/** Whether staff may give back cash: the order is handed over, or called off while some of its money could not go back another way. */
export function isForCash({ order }: Pick<StoredOrder, 'order'>): boolean {
  return isReviewable(order.status) || isCalledOff(order.status);
}
