import {
  INITIAL_STATUS,
  isCalledOff,
  isReviewable,
  isUnsent,
  type OrderStatus,
  type PaymentStatus,
} from '../../domain/orders/order-status.ts';
import { isPaidOnline } from '../../domain/orders/payment-methods.ts';
import { nextCheckAt } from '../../domain/payments/next-check.ts';
import type { Facts } from '../../domain/payments/payment-facts.ts';
import {
  hasMoney,
  type PaidOrder,
  type Payment,
  type PaymentOutcome,
  paymentStatusOf,
  settlePayment,
  wasPaid,
} from '../../domain/payments/settle-payment.ts';
import { together } from '../../domain/payments/together.ts';
import { isOpenAt } from '../../domain/times/opening-hours.ts';
import { MINUTE } from '../../domain/times/zoned-time.ts';
import { tellPayment } from '../events/order-events.ts';
import { readOrderingSettings } from '../menu/ordering-settings.repo.ts';
import { writeChange } from '../orders/change-status.ts';
import { mailsPerHour } from '../orders/join-mails.ts';
import { queueOrderMail } from '../orders/order-mail.repo.ts';
import { ordersRefusals } from '../orders/orders.refusals.ts';
import { findOrder, lockOrder, type OrderRow } from '../orders/orders.repo.ts';
import { publishOrder } from '../orders/publish-order.ts';
import { mailOwners } from '../outbox/mail-owners.ts';
import { endOpenProposal } from '../payments/end-proposal.ts';
import { insertActs } from '../payments/payment-acts.repo.ts';
import {
  columnsOf,
  isOfOrder,
  lockPaymentsOf,
  type PaymentRow,
  paidOrder,
  paymentOf,
  updatePayment,
  wasAccepted,
} from '../payments/payments.repo.ts';
import { inTransaction, type Tx } from '../platform/database/database.ts';
import { fromJson } from '../platform/database/json-columns.ts';
import type { Services } from '../services.ts';
import { applyProposal, openProposal } from './apply-proposal.ts';
import { followRefunds, noteRefunds } from './note-refunds.ts';
import { sendToRestaurant } from './send-to-restaurant.ts';

/** Who pays in the last moment is heard of a little later. */
const GRACE = MINUTE;

/**
 * Writes what the provider says of a payment (`facts`; null: only the time has passed) with all that follows for its order. Safe to
 * repeat, at the same time too: of several calls with the same facts one changes something.
 */
export async function settle(
  services: Services,
  { restaurant_id: restaurantId, order_id: id, id: paymentId }: Pick<PaymentRow, 'restaurant_id' | 'order_id' | 'id'>,
  facts: Facts | null,
): Promise<void> {
  const now = services.clock();
  const scope = { restaurantId, userId: null, withUnsent: true };
  const done = await inTransaction(services.db, async (tx) => {
    // The order first and then its payment, as everybody locks them, so that no two wait for each other.
    const order = await lockOrder(tx, restaurantId, id);
    const rows = await lockPaymentsOf(tx, restaurantId, id);
    const row = rows.find((each) => each.id === paymentId);
    if (!order || !row) return null;
    const isProposed = !isOfOrder(row);
    const paid = isProposed ? proposedOrder(order, row, now) : await paidOrderOf(tx, order, row, now);
    const noted = facts && (await noteRefunds(tx, row, facts, now));
    const settled = settlePayment(paymentOf(noted?.row ?? row), paid, noted?.facts ?? null);
    const { payment, acts, isWrong } = settled;
    await updatePayment(tx, row, { ...columnsOf(payment), ...learned(row, facts, now), ...checks(row, payment, now) });
    await insertActs(tx, row, acts, { now });
    if (payment.isDisputed && row.is_disputed === 0) {
      const told = { kind: 'payment_disputed', key: row.id, payload: { orderId: id } };
      await mailOwners(tx, { restaurantId, ...told, now });
    }
    if (isProposed) {
      const { isApplied, isAsking } = await settleProposal(tx, services, { order, row, settled }, now);
      if (!isApplied && wasPaid(payment) && !wasPaid(row)) await tellOfLatePayment(tx, services, order, payment, now);
      const hasActs = isAsking || acts.length > 0;
      const stored = settled.order && (await findOrder(tx, { ...scope, id }));
      return { stored, isSent: false, isWrong, hasActs };
    }
    if (settled.order === 'send') await sendToRestaurant(tx, services.config, order, now);
    if (settled.order === 'call off') await callOff(tx, services, order, payment, now);
    else if (order.status === 'Not Paid' && wasPaid(payment) && !wasPaid(row)) {
      // Paid on a page that was given up: the customer must hear that it was in vain.
      const max = mailsPerHour(services.config);
      await queueOrderMail(tx, { kind: 'order_status', order: { ...order, updated_at: now }, max });
    }
    const after = { ...order, status: statusAfter(order, settled) };
    const isChanged = await noteStatus(tx, after, { row, payment, rows: rows.filter(isOfOrder) }, now);
    if (noted) await followRefunds(tx, services.config, { order, rows: rows.filter(isOfOrder), payment, noted }, now);
    const stored = settled.order || isChanged ? await findOrder(tx, { ...scope, id }) : null;
    return { stored, isSent: settled.order === 'send', isWrong, hasActs: acts.length > 0 };
  });
  if (!done) return;
  if (done.isWrong)
    services.log.error({ restaurant: restaurantId, order: id }, 'what was paid is not what was asked for');
  if (done.hasActs) services.payments.wake();
  if (!done.stored) return;
  services.outbox.wake();
  if (done.isSent) services.metrics.ordersPlaced.inc({ type: done.stored.order.order_type });
  await publishOrder(services, done.stored);
}

async function paidOrderOf(tx: Tx, order: OrderRow, { pay_by }: PaymentRow, now: number): Promise<PaidOrder> {
  const { restaurant_id, id, status, scheduled_at, channel } = order;
  if (status !== 'Awaiting Payment') {
    const accepted = isCalledOff(status) && (await wasAccepted(tx, restaurant_id, id));
    return { status, wasAccepted: accepted, canBeSent: false, isOverdue: false };
  }
  const { schedule } = await readOrderingSettings(tx, restaurant_id);
  // A pause stops new orders, not one that was placed before.
  const isOpen = scheduled_at === null ? isOpenAt({ ...schedule, orderingPausedUntil: null }, now) : scheduled_at > now;
  // Whether it is served, whoever took it on the phone has decided.
  const isServed = isOpen || channel === 'phone';
  return { status, wasAccepted: false, canBeSent: isServed && now < pay_by + GRACE, isOverdue: now >= pay_by };
}

/** The order as the payment of a change sees it that its customer has agreed to: it is paid for as an order is that waits to be placed. */
function proposedOrder(order: OrderRow, { proposal_id }: PaymentRow, now: number): PaidOrder {
  const proposal = fromJson(order.proposal ?? null);
  if (proposal?.id !== proposal_id || proposal?.state !== 'open') return paidOrder('Not Paid', false);
  const canBeSent = openProposal(order) !== null && now < proposal.until + GRACE;
  return { status: 'Awaiting Payment', wasAccepted: false, canBeSent, isOverdue: now >= proposal.until };
}

interface SettledProposal {
  order: OrderRow;
  row: PaymentRow;
  settled: PaymentOutcome;
}

/** Changes an order once the difference is paid, or ends the proposal. `isAsking`: whether the provider is asked for something. */
async function settleProposal(
  tx: Tx,
  { config }: Services,
  { order, row, settled }: SettledProposal,
  now: number,
): Promise<{ isApplied: boolean; isAsking: boolean }> {
  const { restaurant_id: restaurantId, id, status } = order;
  if (settled.order === null) return { isApplied: false, isAsking: false };
  await lockOrder(tx, restaurantId, id, now);
  const proposal = openProposal(order);
  if (settled.order === 'call off' || !proposal) {
    await endOpenProposal(tx, order, hasMoney(settled.payment) ? 'outdated' : 'expired', now);
    return { isApplied: false, isAsking: true };
  }
  const stored = await findOrder(tx, { restaurantId, userId: null, id });
  if (!stored) throw new Error(`no order ${id}`);
  // What has paid for nothing goes back with the end of the proposal.
  const isApplied = await applyProposal(tx, stored, proposal, { now, maxMails: mailsPerHour(config) });
  if (!isApplied) return { isApplied, isAsking: true };
  // From here on it goes the way of the order: of one that is accepted it is taken at once.
  const { payment, acts } = settlePayment(settled.payment, paidOrder(status, false), null);
  await updatePayment(tx, row, { ...columnsOf(payment), applied_at: now });
  await insertActs(tx, row, acts, { now });
  return { isApplied, isAsking: acts.length > 0 };
}

/** What was paid for a change that is over goes back: the customer hears of it. */
async function tellOfLatePayment(
  tx: Tx,
  { config }: Services,
  order: OrderRow,
  { state, amount }: Payment,
  now: number,
): Promise<void> {
  const told = { amount, wasCharged: state === 'captured', max: mailsPerHour(config) };
  await queueOrderMail(tx, { kind: 'order_late_payment', order: { ...order, updated_at: now }, ...told });
}

/** What only the provider knows, kept once it is known. */
function learned(row: PaymentRow, facts: Facts | null, now: number): Partial<PaymentRow> {
  if (!facts) return {};
  return {
    charge_reference: facts.chargeReference ?? row.charge_reference,
    hold_until: facts.holdUntil ?? row.hold_until,
    evidence_due_by: facts.evidenceDueBy ?? row.evidence_due_by ?? null,
    dispute: facts.dispute ?? row.dispute ?? null,
    ...(facts.disputed && {
      disputed_at: facts.disputed.at,
      dispute_amount: facts.disputed.amount,
      dispute_fee: facts.disputed.fee,
    }),
    ...(facts.captured > 0 && row.captured === 0 && { captured_at: now }),
    method: facts.method ?? row.method,
    last_digits: facts.lastDigits ?? row.last_digits,
  };
}

function checks(row: PaymentRow, { state }: Payment, now: number): Partial<PaymentRow> {
  const { reference, created_at: createdAt, pay_by: payBy } = row;
  return {
    next_check_at: nextCheckAt({ state, isOpened: reference !== null, createdAt, payBy }, now),
    updated_at: now,
  };
}

async function callOff(tx: Tx, { config }: Services, order: OrderRow, { state }: Payment, now: number): Promise<void> {
  const change = {
    scope: { restaurantId: order.restaurant_id, userId: null, withUnsent: true },
    id: order.id,
    from: 'Awaiting Payment',
    to: 'Not Paid',
    actor: 'payment',
    by: null,
    // Whoever has paid must hear that it was in vain, and that the money comes back.
    tells: wasPaid({ state }),
    refusal: ordersRefusals.illegal_transition,
  } as const;
  await writeChange(tx, change, { now, maxMails: mailsPerHour(config) });
}

function statusAfter({ status }: OrderRow, { order: effect }: PaymentOutcome): OrderStatus {
  if (effect === null) return status;
  return effect === 'send' ? INITIAL_STATUS : 'Not Paid';
}

/** Writes the payment's status on the order. Returns whether it, or what is shown of the payment, is another than before. */
async function noteStatus(
  tx: Tx,
  { restaurant_id, id, status, payment_status: statusBefore, payment_method }: OrderRow,
  { row, payment, rows }: { row: PaymentRow; payment: Payment; rows: readonly PaymentRow[] },
  now: number,
): Promise<boolean> {
  // It is paid otherwise by now (`drop-payment.ts`).
  if (!isPaidOnline(payment_method)) return false;
  const payments = rows.map((each) => (each.id === row.id ? payment : paymentOf(each)));
  const all = together(payments, status) ?? payment;
  const paymentStatus = isSettledAtDoor(all, status, statusBefore) ? statusBefore : paymentStatusOf(all, status);
  const isChanged = paymentStatus !== statusBefore || !isSame(paymentOf(row), payment);
  if (!isChanged) return false;
  await tx
    .updateTable('orders')
    .set((eb) => ({
      payment_status: paymentStatus,
      paid_at: paymentStatus === 'Paid' ? eb.fn.coalesce('paid_at', eb.val(now)) : eb.ref('paid_at'),
      version: eb('version', '+', 1),
    }))
    .where('restaurant_id', '=', restaurant_id)
    .where('id', '=', id)
    .execute();
  if (!isUnsent(status)) await tellPayment(tx, { restaurantId: restaurant_id, orderId: id, paymentStatus, now });
  return true;
}

/** Whether the customer has paid at the door what could not be taken from the card. */
function isSettledAtDoor(
  { state }: Pick<Payment, 'state'>,
  status: OrderStatus,
  paymentStatus: PaymentStatus,
): boolean {
  return paymentStatus === 'Paid' && state !== 'captured' && isReviewable(status);
}

/** Whether pages show the same of both. */
function isSame(one: Payment, other: Payment): boolean {
  return (
    one.state === other.state &&
    one.captured === other.captured &&
    one.refundAsked === other.refundAsked &&
    one.isDisputed === other.isDisputed
  );
}
