import type { StaffOrder } from '../../contract/staff/staff-orders.ts';
import type { OrderItemsChange } from '../../contract/staff/staff-payments.ts';
import type { Language } from '../../domain/languages.ts';
import { isOpenToChanges } from '../../domain/orders/order-changes.ts';
import { isReviewable } from '../../domain/orders/order-status.ts';
import { isOpenToProposals } from '../../domain/payments/order-proposal.ts';
import { mailsPerHour } from '../orders/join-mails.ts';
import { ordersRefusals } from '../orders/orders.refusals.ts';
import { findOrder, lockOrder, type StoredOrder } from '../orders/orders.repo.ts';
import { presentStaffOrder } from '../orders/present/present-staff-order.ts';
import { publishOrder } from '../orders/publish-order.ts';
import { endOpenProposal } from '../payments/end-proposal.ts';
import { isGiven } from '../payments/payment-acts.repo.ts';
import { inTransaction, type Tx } from '../platform/database/database.ts';
import { fromJson } from '../platform/database/json-columns.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import { findReceipt } from '../receipts/receipts.repo.ts';
import type { Services } from '../services.ts';
import { carryOutChange } from './carry-out-change.ts';
import { checkDifference } from './check-difference.ts';
import { lowerDue } from './lower-due.ts';
import { type ChangePlan, linesToAdd, type Menus, menusFor, planChange } from './plan-change.ts';
import { propose } from './propose.ts';
import { settlementRefusals as refusals } from './settlement.refusals.ts';

export interface ItemsChange {
  restaurantId: string;
  userId: string;
  /** In which staff read why it is refused. */
  language: Language;
  orderId: string;
  input: OrderItemsChange;
}

/**
 * Takes units out of an open order and puts dishes of today's menu into it, with all that follows for its price, tax, slots, promotion
 * and payment, and tells the customer. What stays costs what it cost. An order that would get dearer is left as it is, and the customer
 * asked first. Throws a `Refusal` if the order is another by now, is handed over, or nothing of it would stay.
 */
export async function changeItems(services: Services, change: ItemsChange): Promise<StaffOrder> {
  const { restaurantId, userId, orderId: id, input, language } = change;
  const now = services.clock();
  const scope = { restaurantId, userId: null, id };
  const menus = await menusOf(services, change);
  const stored = await inTransaction(services.db, async (tx) => {
    if (!(await findOrder(tx, scope))) throw new Refusal(commonRefusals.not_found);
    await lockOrder(tx, restaurantId, id, now);
    // Nobody else changes it from here on.
    const before = (await findOrder(tx, scope)) as StoredOrder;
    const { order } = before;
    if (order.version !== input.expectedVersion + 1) throw new Refusal(ordersRefusals.order_changed);
    const plan = await planOf(tx, before, { input, menus, now });
    const less = order.total - plan.price.total;
    const said = { by: userId, reason: input.reason, now, maxMails: mailsPerHour(services.config) };
    if (less < 0) {
      if (!isOpenToProposals(order.status)) throw new Refusal(refusals.order_not_changeable);
      if (fromJson(order.proposal ?? null)?.state === 'open') throw new Refusal(refusals.proposal_open);
      await checkDifference(tx, before, plan, language);
      if (!input.agreedByPhone) await propose(tx, before, { plan, ...said });
      // Nobody pays online on the telephone.
      else if (before.payment) throw new Refusal(refusals.proposal_needs_payment);
      else await carryOut(tx, before, { plan, ...said, byPhone: true });
    } else {
      await endOpenProposal(tx, order, 'outdated', now);
      await carryOut(tx, before, { plan, ...said });
      if (before.payment && !(await lowerDue(tx, restaurantId, id, { less, ...said }))) {
        throw new Refusal(refusals.order_left_empty);
      }
    }
    return (await findOrder(tx, scope)) as StoredOrder;
  });
  services.payments.wake();
  services.outbox.wake();
  await publishOrder(services, stored);
  return presentStaffOrder(services, stored);
}

/** Throws a `Refusal` if somebody else has just taken the last portions. */
async function carryOut(...change: Parameters<typeof carryOutChange>): Promise<void> {
  if (!(await carryOutChange(...change))) throw new Refusal(ordersRefusals.order_changed);
}

/** What an order would cost after a change, in minor units, and what it costs now. Writes nothing. Throws a `Refusal` as `changeItems` does. */
export async function quoteItems(services: Services, change: ItemsChange): Promise<{ before: number; after: number }> {
  const { restaurantId, orderId: id, input, language } = change;
  const menus = await menusOf(services, change);
  const stored = await findOrder(services.db, { restaurantId, userId: null, id });
  if (!stored) throw new Refusal(commonRefusals.not_found);
  const plan = await planOf(services.db, stored, { input, menus, now: services.clock() });
  await checkDifference(services.db, stored, plan, language);
  return { before: stored.order.total, after: plan.price.total };
}

async function menusOf(services: Services, { restaurantId, orderId: id }: ItemsChange): Promise<Menus> {
  const found = await findOrder(services.db, { restaurantId, userId: null, id });
  if (!found) throw new Refusal(commonRefusals.not_found);
  return menusFor(services, found.order);
}

async function planOf(
  db: Tx | Services['db'],
  stored: StoredOrder,
  { input, menus, now }: { input: OrderItemsChange; menus: Menus; now: number },
): Promise<ChangePlan> {
  const { restaurant_id: restaurantId, id, status } = stored.order;
  if (!isOpenToChanges(status)) throw new Refusal(refusals.order_not_changeable);
  // Of a handover that was taken back: the number stays, so what it says must stay too.
  const wasHandedOver = stored.history.some((step) => isReviewable(step.status));
  if (wasHandedOver && (await findReceipt(db, restaurantId, id))) throw new Refusal(refusals.order_has_receipt);
  const removed = removedUnits(stored, input.items);
  const lines = await linesToAdd(db, stored, { sent: input.added ?? [], menus, now });
  if (removed.every((units) => units === 0) && lines.added.length === 0) throw new Refusal(refusals.items_only_fewer);
  const plan = await planChange(db, stored, removed, lines);
  if (plan.added.length === 0 && plan.lines.every(({ quantity }) => quantity === 0)) {
    throw new Refusal(refusals.order_left_empty);
  }
  return plan;
}

/** How many units go of each line. Throws a `Refusal` if a line is not there, would grow, or is refunded already. */
function removedUnits({ lines, payment }: StoredOrder, items: OrderItemsChange['items']): number[] {
  const refunded = (payment?.refunds ?? []).filter(isGiven).flatMap((refund) => fromJson(refund.lines) ?? []);
  const removed = lines.map(() => 0);
  for (const { line: index, quantity } of items) {
    const line = lines[index];
    if (!line) throw new Refusal(ordersRefusals.order_changed);
    const gone = refunded
      .filter(({ position }) => position === line.position)
      .reduce((sum, each) => sum + each.quantity, 0);
    if (quantity > line.quantity || quantity < gone) throw new Refusal(refusals.items_only_fewer);
    removed[index] = line.quantity - quantity;
  }
  return removed;
}
