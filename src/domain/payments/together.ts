import { isCalledOff, type OrderStatus } from '../orders/order-status.ts';
import type { PaymentState } from './payment-facts.ts';
import type { Payment } from './settle-payment.ts';

type Amounts = Pick<
  Payment,
  'state' | 'amount' | 'due' | 'captured' | 'refunded' | 'refundAsked' | 'isDisputed' | 'isCaptureRefused'
>;

/**
 * What is true of all payments of an order together: the first, and those that have paid for what came to it later. Null of none.
 * `uncollected`: what is due of those of which nothing was taken.
 */
export function together<T extends Amounts>(
  payments: readonly T[],
  status: OrderStatus,
): (Amounts & { uncollected: number }) | null {
  const [first] = payments;
  if (!first) return null;
  const sum = (of: (payment: T) => number) => payments.reduce((total, each) => total + of(each), 0);
  return {
    state: stateOf(payments, status),
    amount: sum(({ amount }) => amount),
    due: sum(({ due }) => due),
    captured: sum(({ captured }) => captured),
    refunded: sum(({ refunded }) => refunded),
    refundAsked: sum(({ refundAsked }) => refundAsked),
    isDisputed: payments.some(({ isDisputed }) => isDisputed),
    isCaptureRefused: payments.some(({ isCaptureRefused, due }) => isCaptureRefused && due > 0),
    uncollected: sum(({ captured, due }) => (captured > 0 ? 0 : due)),
  };
}

/** Of an order that goes on the one that has come least far: what is missing must be seen. Else the one that has come farthest. */
function stateOf(payments: readonly Amounts[], status: OrderStatus): PaymentState {
  // Of one that nothing is due of any more, nothing is missing.
  const due = payments.filter((each) => each.due > 0);
  const states = (due.length > 0 ? due : payments).map(({ state }) => state);
  const order = isCalledOff(status) ? FARTHEST_FIRST : FARTHEST_FIRST.toReversed();
  return order.find((state) => states.includes(state)) ?? 'created';
}

const FARTHEST_FIRST: readonly PaymentState[] = ['captured', 'authorised', 'created', 'voided', 'expired', 'failed'];
