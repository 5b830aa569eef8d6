import { nextCheckAt } from '../../domain/payments/next-check.ts';
import type { Facts } from '../../domain/payments/payment-facts.ts';
import { type Payment, settlePayment } from '../../domain/payments/settle-payment.ts';
import { findOrder, lockOrder } from '../orders/orders.repo.ts';
import { publishOrder } from '../orders/publish-order.ts';
import { mailOwners } from '../outbox/mail-owners.ts';
import { insertActs } from '../payments/payment-acts.repo.ts';
import {
  columnsOf,
  isOfOrder,
  lockPaymentsOf,
  type PaymentRow,
  paymentOf,
  updatePayment,
} from '../payments/payments.repo.ts';
import { inTransaction } from '../platform/database/database.ts';
import type { Services } from '../services.ts';
import { noteRefunds } from './note-refunds.ts';
import { placedStory } from './settle-placed.ts';
import { proposedStory } from './settle-proposed.ts';

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
  const done = await inTransaction(services.db, async (tx) => {
    // The order first and then its payment, as everybody locks them, so that no two wait for each other.
    const order = await lockOrder(tx, restaurantId, id);
    const rows = await lockPaymentsOf(tx, restaurantId, id);
    const row = rows.find((each) => each.id === paymentId);
    if (!order || !row) return null;
    const { paidOrder, follow } = isOfOrder(row) ? placedStory : proposedStory;
    const noted = facts && (await noteRefunds(tx, row, facts, now));
    const settled = settlePayment(
      paymentOf(noted?.row ?? row),
      await paidOrder(tx, order, row, now),
      noted?.facts ?? null,
    );
    const { payment, acts, isWrong } = settled;
    await updatePayment(tx, row, { ...columnsOf(payment), ...learned(row, facts, now), ...checks(row, payment, now) });
    await insertActs(tx, row, acts, { now });
    if (payment.isDisputed && row.is_disputed === 0) {
      const told = { kind: 'payment_disputed', key: row.id, payload: { orderId: id } };
      await mailOwners(tx, { restaurantId, ...told, now });
    }
    const { isChanged, isSent, isAsking } = await follow(
      tx,
      services.config,
      { order, rows, row, settled, noted },
      now,
    );
    const stored = isChanged ? await findOrder(tx, { restaurantId, userId: null, withUnsent: true, id }) : null;
    return { stored, isSent, isWrong, hasActs: isAsking || acts.length > 0 };
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
