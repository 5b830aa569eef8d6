import { isAccepted, isCalledOff, type OrderStatus, type PaymentStatus } from '../orders/order-status.ts';
import { type Facts, later, type PaymentState } from './payment-facts.ts';

/** A payment as it is stored. Amounts are in minor units. */
export interface Payment {
  state: PaymentState;
  /** What the customer was asked for, and what is to be taken of it: less where something was taken out of the order. */
  amount: number;
  due: number;
  currency: string;
  captured: number;
  refunded: number;
  /** Refunds that were asked for, and not made in the end. They are not asked for again: somebody has to find another way. */
  turnedDown: number;
  isDisputed: boolean;
  /** What has been asked of the provider so far, done or not. */
  captureAsked: number;
  isVoidAsked: boolean;
  /** Whether the provider refuses for good to take what is held: whoever hands the order over collects it, unless somebody tries again. */
  isCaptureRefused?: boolean;
  /** Without what was turned down. */
  refundAsked: number;
}

/** The order that it pays. */
export interface PaidOrder {
  status: OrderStatus;
  /** Whether the restaurant had taken it on before it was called off. */
  wasAccepted: boolean;
  /** Whether the order can still be sent to the restaurant, once it is paid: the time to pay is not over, and the restaurant is open. */
  canBeSent: boolean;
  /** Whether the time to pay is over. */
  isOverdue: boolean;
  /** Whether what could not be taken was paid at the door. */
  isPaidAtDoor?: boolean;
}

export type PaymentAct = { kind: 'capture' | 'refund'; amount: number } | { kind: 'void'; amount: 0 };

export interface PaymentOutcome {
  payment: Payment;
  /** What becomes of an order whose payment is awaited: it goes to the restaurant, or it is called off. null: nothing. */
  order: 'send' | 'call off' | null;
  /** What is to be asked of the provider. */
  acts: PaymentAct[];
  /** Whether what was paid is not what was asked for. */
  isWrong: boolean;
}

/**
 * What follows from what the provider says (`facts`; null: nothing new) for a payment and its order. Whatever the order and number
 * of facts, the end is the same: states only go on, amounts only grow, and nothing is asked for twice.
 */
export function settlePayment(before: Payment, order: PaidOrder, facts: Facts | null): PaymentOutcome {
  const payment = facts ? learned(before, facts) : { ...before };
  const isWrong = hasMoney(payment) && facts !== null && !isAsAsked(before, facts);
  const effect = effectOf(payment, order, isWrong);
  const acts = actsFor(payment, effect === 'call off' ? { ...order, status: 'Not Paid' } : order);
  for (const { kind, amount } of acts) {
    if (kind === 'void') payment.isVoidAsked = true;
    else if (kind === 'capture') payment.captureAsked = amount;
    else payment.refundAsked += amount;
  }
  return { payment, order: effect, acts, isWrong };
}

function learned(payment: Payment, facts: Facts): Payment {
  // What was ever made and what of it was turned down only grow, so that facts may come in any order.
  const turnedDown = Math.max(payment.turnedDown, facts.turnedDown ?? 0);
  const made = Math.max(payment.refunded + payment.turnedDown, facts.refunded + (facts.turnedDown ?? 0));
  return {
    ...payment,
    state: later(payment.state, facts.state),
    captured: Math.max(payment.captured, facts.captured),
    refunded: made - turnedDown,
    turnedDown,
    // What was refunded at the provider's own pages was asked for too.
    refundAsked: Math.max(payment.refundAsked + payment.turnedDown, made) - turnedDown,
    isDisputed: payment.isDisputed || facts.isDisputed,
  };
}

function isAsAsked(payment: Payment, facts: Facts): boolean {
  return facts.amount === payment.amount && facts.currency.toUpperCase() === payment.currency.toUpperCase();
}

/** Whether the customer has paid, be it only held. */
export function hasMoney({ state }: Pick<Payment, 'state'>): boolean {
  return state === 'authorised' || state === 'captured';
}

/** Whether the customer has paid at all, even if it was released before anybody here knew. */
export function wasPaid({ state }: Pick<Payment, 'state'>): boolean {
  return hasMoney({ state }) || state === 'voided';
}

function effectOf(payment: Payment, order: PaidOrder, isWrong: boolean): PaymentOutcome['order'] {
  if (order.status !== 'Awaiting Payment') return null;
  if (hasMoney(payment)) return isWrong || !order.canBeSent ? 'call off' : 'send';
  return order.isOverdue || payment.state !== 'created' ? 'call off' : null;
}

function actsFor(payment: Payment, order: PaidOrder): PaymentAct[] {
  if (isKept(order)) {
    const isWaiting = payment.state === 'authorised' && payment.captureAsked === 0 && !payment.isVoidAsked;
    if (isWaiting && payment.isCaptureRefused) return order.isPaidAtDoor ? [{ kind: 'void', amount: 0 }] : [];
    if (isWaiting && payment.due > 0) return [{ kind: 'capture', amount: payment.due }];
    // Taken before something was taken out of the order.
    const tooMuch = payment.captured - payment.due - payment.refundAsked - payment.turnedDown;
    return payment.state === 'captured' && tooMuch > 0 ? [{ kind: 'refund', amount: tooMuch }] : [];
  }
  if (!isCalledOff(order.status)) return [];
  if (payment.state === 'captured') {
    const rest = payment.captured - payment.refundAsked - payment.turnedDown;
    return rest > 0 ? [{ kind: 'refund', amount: rest }] : [];
  }
  // A capture that was asked for is waited for: what it takes is refunded then.
  const isOpen = payment.state === 'created' || payment.state === 'authorised';
  return isOpen && payment.captureAsked === 0 && !payment.isVoidAsked ? [{ kind: 'void', amount: 0 }] : [];
}

/**
 * What was refunded of an order as it is now: without what came back for what was taken out of it. `uncollected`: what of `due` nothing
 * was taken for, where it is said of several payments together.
 */
export function givenBack(
  payment: Pick<Payment, 'captured' | 'due' | 'refundAsked'> & { uncollected?: number },
): number {
  return Math.max(0, payment.refundAsked - neverOwed(payment));
}

/** What was taken for what is no part of the order any more. */
export function neverOwed({
  captured,
  due,
  uncollected = 0,
}: Pick<Payment, 'captured' | 'due'> & { uncollected?: number }): number {
  return captured > 0 ? Math.max(0, captured - (due - uncollected)) : 0;
}

/** Whether the restaurant is owed the money: also if a delivery failed at the door, where staff decide what is refunded. */
function isKept({ status, wasAccepted }: PaidOrder): boolean {
  return isAccepted(status) || (status === 'Failed' && wasAccepted);
}

/**
 * The payment's status on an order of that status (specification section 4). A hold is not paid yet. Once it is released nothing is owed
 * back, unless the order goes on: then nobody has paid it.
 */
export function paymentStatusOf(
  {
    state,
    captured,
    refunded,
    isCaptureRefused,
  }: Pick<Payment, 'state' | 'captured' | 'refunded' | 'isCaptureRefused'>,
  status: OrderStatus,
): PaymentStatus {
  if (state === 'authorised' && isCaptureRefused && !isCalledOff(status)) return 'Failed';
  if (state === 'captured') return refunded >= captured ? 'Refunded' : 'Paid';
  if (state === 'voided') return isCalledOff(status) ? 'Refunded' : 'Failed';
  return state === 'created' || state === 'authorised' ? 'Pending' : 'Failed';
}
