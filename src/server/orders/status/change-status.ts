import {
  canTransition,
  isMinorStep,
  isReviewable,
  isUnsent,
  nextStatuses,
  type OrderStatus,
  type StatusActor,
} from '../../../domain/orders/order-status.ts';
import { givenBack } from '../../../domain/payments/settle-payment.ts';
import { tellPayment } from '../../events/order-events.ts';
import { followStatus } from '../../handing/follow-status.ts';
import { outdateProposal } from '../../payments/end-proposal.ts';
import { followOrder } from '../../payments/follow-order.ts';
import { wholePayment } from '../../payments/payment-of-order.ts';
import { inTransaction, type Tx } from '../../platform/database/database.ts';
import { commonRefusals } from '../../platform/refusals/common-refusals.ts';
import { Refusal, type RefusalKind } from '../../platform/refusals/refusal.ts';
import type { Sentence } from '../../platform/sentence.ts';
import { queuePrints } from '../../printing/queue-prints.ts';
import { queueOrderPushes } from '../../pushes/order-pushes.repo.ts';
import { followReceipt, givesReceipt } from '../../receipts/issue-receipt.ts';
import type { Services } from '../../services.ts';
import { queueGuestText } from '../../telephone/queue-guest-text.ts';
import { mailsPerHour } from '../join-mails.ts';
import { queueOrderMail } from '../order-mail.repo.ts';
import { ordersRefusals } from '../orders.refusals.ts';
import {
  appendHistory,
  findOrder,
  lockOrder,
  moveOrder,
  type OrderRow,
  type OrderScope,
  type StoredOrder,
} from '../orders.repo.ts';
import { publishOrder } from '../publish-order.ts';
import { restaurantOfChange } from './restaurant-of-change.ts';
import { changedColumns, settleOrder } from './settle-order.ts';

export interface StatusChange {
  scope: OrderScope;
  id: string;
  to: OrderStatus;
  /** What an order becomes instead that was not sent to the restaurant. */
  toIfUnsent?: OrderStatus;
  actor: StatusActor;
  /** Id of the user who makes the change; null: the system. */
  by: string | null;
  /** The name of the courier who makes it; missing: it is none. */
  courier?: string;
  /** When it was done, if it is told later (ms); the history keeps it, and never puts it before what came before. */
  at?: number | undefined;
  /** Shown in the customer's timeline: a text as typed, or a sentence that is stored in the order's language. */
  notes?: string | Sentence | undefined;
  /** The promised time, in minutes from now. */
  readyInMinutes?: number | undefined;
  /** Mails the customer of an order that is not sent to the restaurant. */
  tells?: boolean;
  /** The only status that it may start from; by default any that the table of transitions allows. */
  from?: OrderStatus;
  /** The version that the change was decided on; undefined: any. */
  expectedVersion?: number | undefined;
  /** Thrown if the transition is not allowed, or no longer because somebody else was faster. */
  refusal: RefusalKind;
  /** Runs in the same transaction as the change. */
  alongside?: (tx: Tx, before: OrderRow, after: OrderRow) => Promise<void>;
}

/**
 * Changes an order's status with all that follows: history, points, promotion uses, payment, mail, and messages to open pages
 * (DECISIONS "Order states", "Points"). Of several changes at the same moment one succeeds and the others throw a `Refusal`.
 */
export async function changeStatus(services: Services, change: StatusChange): Promise<StoredOrder> {
  const now = services.clock();
  const stored = await inTransaction(services.db, (tx) =>
    writeChange(tx, change, { now, maxMails: mailsPerHour(services.config) }),
  );
  services.outbox.wake();
  services.payments.wake();
  if (stored.order.portions) services.content.mayHaveChanged();
  services.metrics.orderChanges.inc({ status: stored.order.status });
  await publishOrder(services, stored);
  return stored;
}

/** The part of `changeStatus` that writes, for a transaction of which it is only a part. */
export async function writeChange(
  tx: Tx,
  change: StatusChange,
  { now, maxMails }: { now: number; maxMails: number },
): Promise<StoredOrder> {
  const { id, scope, actor, by, expectedVersion } = change;
  const read = async () => {
    const stored = await findOrder(tx, { ...scope, id });
    if (!stored) throw new Refusal(commonRefusals.not_found);
    return stored;
  };
  // What others change of it meanwhile, such as its dishes, would be lost with what was read before.
  await lockOrder(tx, scope.restaurantId, id);
  const { order: before, payment, history } = await read();
  const at = Math.max(history.at(-1)?.changed_at ?? now, Math.min(change.at ?? now, now));
  const from = before.status;
  const to = (isUnsent(from) && change.toIfUnsent) || change.to;
  checkVersion(before, expectedVersion);
  const isMeant = (change.from ?? from) === from;
  if (!isMeant || !canTransition(from, to, before.order_type, actor)) throw refused(change, before);
  const { decimals, sendsFewMails, textsGuests, ...handing } = await restaurantOfChange(tx, scope.restaurantId);
  const changed = changedColumns(
    before,
    { ...change, to },
    {
      now,
      at,
      decimals,
      refunded: payment ? givenBack(wholePayment(payment)) : 0,
      isCharged: payment?.row.state === 'captured',
    },
  );
  const { restaurantId } = scope;
  if (!(await moveOrder(tx, { restaurantId, id, from }, changed))) throw refused(change, before);
  const after = { ...before, ...changed };
  const { restaurant_id, customer_language } = before;
  const notes = (typeof change.notes === 'object' ? change.notes[customer_language] : change.notes) || null;
  await appendHistory(tx, {
    restaurant_id,
    order_id: id,
    status: to,
    changed_at: at,
    notes,
    changed_by: by,
    ...(change.courier && { courier_name: change.courier }),
  });
  await settleOrder(tx, before, after, now);
  await outdateProposal(tx, after, to, now);
  await followOrder(tx, after);
  await followStatus(tx, after, handing, now);
  await queuePrints(tx, after, to, now);
  await queueOrderPushes(tx, { restaurantId, orderId: id }, now);
  if (textsGuests) await queueGuestText(tx, after, now);
  if (after.payment_status !== before.payment_status) {
    await tellPayment(tx, { restaurantId, orderId: id, paymentStatus: after.payment_status, now });
  }
  // No mail for Completed after Delivered: it would say nothing new. Nor of an order that was never sent, which no mail has told of.
  const isNews = !(from === 'Delivered' && to === 'Completed');
  // The mail of the handover has the receipt, where one is given.
  const hasReceipt = isReviewable(to) && givesReceipt(after);
  const isLess = sendsFewMails && isMinorStep(to) && !hasReceipt;
  const isTold = isNews && !isLess && (!isUnsent(to) || change.tells === true);
  if (isTold) await queueOrderMail(tx, { kind: 'order_status', order: after, notes, max: maxMails });
  await change.alongside?.(tx, before, after);
  await followReceipt(tx, before, after, now);
  return read();
}

/** Throws if `expected` is given and is not the stored version: the change was decided on another state of the order. */
export function checkVersion(order: OrderRow, expected: number | undefined): void {
  if (expected !== undefined && expected !== order.version) throw new Refusal(ordersRefusals.order_changed);
}

function refused({ refusal, actor }: StatusChange, order: OrderRow): Refusal {
  const allowed = nextStatuses(order.status, order.order_type, actor);
  return new Refusal(refusal, { extra: { currentStatus: order.status, allowed } });
}
