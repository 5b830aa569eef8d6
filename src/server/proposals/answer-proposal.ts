import type { Order } from '../../contract/orders.ts';
import { PAY_AFTER_AGREEING } from '../../domain/payments/order-proposal.ts';
import { mailsPerHour } from '../orders/join-mails.ts';
import { findOrder, lockOrder, type StoredOrder } from '../orders/orders.repo.ts';
import { presentOrder } from '../orders/present/present-order.ts';
import { publishOrder } from '../orders/publish-order.ts';
import { endOpenProposal } from '../payments/end-proposal.ts';
import { findPayment, insertPayment, lockPaymentsOf, newPayment, type PaymentRow } from '../payments/payments.repo.ts';
import { inTransaction, type Tx } from '../platform/database/database.ts';
import { toJson } from '../platform/database/json-columns.ts';
import { newId } from '../platform/ids/ids.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { StoredProposal } from '../platform/tables/order-tables.ts';
import type { Services } from '../services.ts';
import { applyProposal, isPaidByCard, openProposal } from '../settlement/apply-proposal.ts';
import { openPageOf } from '../settlement/open-payment.ts';
import { raiseDue } from '../settlement/raise-due.ts';
import { settlementRefusals as refusals } from '../settlement/settlement.refusals.ts';

interface Answer {
  restaurantId: string;
  /** The order's customer. */
  userId: string;
  orderId: string;
  proposalId: string;
  isAgreed: boolean;
  /** Where the page to pay leads back to. */
  returnUrl: string;
}

interface Outcome {
  stored: StoredOrder;
  payment: PaymentRow | null;
  /** Whether it would cost something else by now, so that the proposal has ended without its change. */
  isOutdated: boolean;
}

/**
 * Takes the customer's answer to a proposal. An order that is paid at the door changes at once; one that is paid online changes once
 * the difference is paid, on the page whose address is returned as `url`. Throws a `Refusal` if the proposal is over, or the provider
 * does not answer.
 */
export async function answerProposal(
  services: Services,
  answer: Answer,
): Promise<{ order: Order; url: string | null }> {
  const { restaurantId, userId, orderId: id } = answer;
  const { db, clock, config } = services;
  const now = clock();
  const own = { restaurantId, userId, id };
  const done = await inTransaction(db, async (tx): Promise<Outcome> => {
    if (!(await findOrder(tx, own))) throw new Refusal(commonRefusals.not_found);
    const order = await lockOrder(tx, restaurantId, id, now);
    const stored = await findOrder(tx, own);
    if (!order || !stored) throw new Refusal(commonRefusals.not_found);
    const proposal = openProposal(order);
    // Thrown, so that the order stays the version that staff see.
    if (proposal?.id !== answer.proposalId || now >= proposal.until) throw new Refusal(refusals.proposal_over);
    let payment: PaymentRow | null = null;
    let isOutdated = false;
    if (!answer.isAgreed) await endOpenProposal(tx, order, 'declined', now);
    else if (isPaidByCard(stored)) payment = await askToPay(tx, stored, proposal, now);
    else isOutdated = !(await payAtDoor(tx, stored, proposal, { now, maxMails: mailsPerHour(config) }));
    return { stored: (await findOrder(tx, own)) as StoredOrder, payment, isOutdated };
  });
  services.payments.wake();
  services.outbox.wake();
  await publishOrder(services, done.stored);
  if (done.isOutdated) throw new Refusal(refusals.proposal_over);
  const order = await presentOrder(services, done.stored, 'customer');
  const url = done.payment && (await openPageOf(services, done.stored.order, done.payment, answer.returnUrl));
  return { order, url };
}

/** Changes the order at once: the difference is collected with the rest of it. False: it would cost something else by now. */
async function payAtDoor(
  tx: Tx,
  stored: StoredOrder,
  proposal: StoredProposal,
  at: { now: number; maxMails: number },
): Promise<boolean> {
  if (!(await applyProposal(tx, stored, proposal, at))) return false;
  const { restaurant_id: restaurantId, id: orderId } = stored.order;
  const more = proposal.after - proposal.before;
  if (stored.payment) await raiseDue(tx, { restaurantId, orderId, more, now: at.now });
  return true;
}

/** The payment of the difference: the same one each time. */
async function askToPay(
  tx: Tx,
  { order }: StoredOrder,
  proposal: StoredProposal,
  now: number,
): Promise<PaymentRow | null> {
  const { restaurant_id, id: order_id } = order;
  const rows = await lockPaymentsOf(tx, restaurant_id, order_id);
  const known = rows.find(({ proposal_id }) => proposal_id === proposal.id);
  if (known) return known;
  const pay_by = Math.max(proposal.until, now + PAY_AFTER_AGREEING);
  const [first] = rows as [PaymentRow];
  const row = newPayment(first, {
    ...{ restaurant_id, id: newId(), order_id, currency: first.currency, pay_by },
    ...{ amount: proposal.after - proposal.before, proposal_id: proposal.id },
    // Later than the first one, by whose time they are sorted.
    created_at: Math.max(now, first.created_at + 1),
  });
  await insertPayment(tx, row);
  await tx
    .updateTable('orders')
    .set({ proposal: toJson({ ...proposal, isPaying: true, until: pay_by }), proposal_until: pay_by })
    .where('restaurant_id', '=', restaurant_id)
    .where('id', '=', order_id)
    .execute();
  return (await findPayment(tx, restaurant_id, row.id)) ?? null;
}
