import {
  hasMoney,
  type PaidOrder,
  type Payment,
  settlePayment,
  wasPaid,
} from '../../domain/payments/settle-payment.ts';
import { mailsPerHour } from '../orders/join-mails.ts';
import { queueOrderMail } from '../orders/order-mail.repo.ts';
import { findOrder, lockOrder, type OrderRow } from '../orders/orders.repo.ts';
import { endOpenProposal } from '../payments/end-proposal.ts';
import { insertActs } from '../payments/payment-acts.repo.ts';
import { columnsOf, isOfOrder, type PaymentRow, paidOrder, updatePayment } from '../payments/payments.repo.ts';
import type { Config } from '../platform/config.ts';
import type { Tx } from '../platform/database/database.ts';
import { fromJson } from '../platform/database/json-columns.ts';
import { applyProposal, openProposal } from './apply-proposal.ts';
import { noteStatus } from './note-status.ts';
import { GRACE, type PaymentStory, type Settled } from './payment-story.ts';

/** The story of a change that is paid for before it is made. */
export const proposedStory: PaymentStory = {
  paidOrder: async (_tx, order, row, now) => proposedOrder(order, row, now),
  async follow(tx, config, settled, now) {
    const { order, row } = settled;
    const { payment } = settled.settled;
    const { isApplied, isAsking } = await settleProposal(tx, config, settled, now);
    if (!isApplied && wasPaid(payment) && !wasPaid(row)) await tellOfLatePayment(tx, config, order, payment, now);
    return { isChanged: settled.settled.order !== null, isSent: false, isAsking };
  },
};

/** The order as the payment of a change sees it that its customer has agreed to: it is paid for as an order is that waits to be placed. */
function proposedOrder(order: OrderRow, { proposal_id }: PaymentRow, now: number): PaidOrder {
  const proposal = fromJson(order.proposal ?? null);
  if (proposal?.id !== proposal_id || proposal?.state !== 'open') return paidOrder('Not Paid', false);
  const canBeSent = openProposal(order) !== null && now < proposal.until + GRACE;
  return { status: 'Awaiting Payment', wasAccepted: false, canBeSent, isOverdue: now >= proposal.until };
}

/** Changes an order once the difference is paid, or ends the proposal. `isAsking`: whether the provider is asked for something. */
async function settleProposal(
  tx: Tx,
  config: Config,
  { order, row, rows, settled }: Settled,
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
  // Until that is taken it is not all paid: a handover must not take it for granted.
  await noteStatus(
    tx,
    order,
    { row, payment, rows: rows.filter((each) => each.id === row.id || isOfOrder(each)) },
    now,
  );
  return { isApplied, isAsking: acts.length > 0 };
}

/** What was paid for a change that is over goes back: the customer hears of it. */
async function tellOfLatePayment(
  tx: Tx,
  config: Config,
  order: OrderRow,
  { state, amount }: Payment,
  now: number,
): Promise<void> {
  const told = { amount, wasCharged: state === 'captured', max: mailsPerHour(config) };
  await queueOrderMail(tx, { kind: 'order_late_payment', order: { ...order, updated_at: now }, ...told });
}
