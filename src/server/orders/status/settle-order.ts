import { FULFILLED, isCalledOff, isReviewable, type OrderStatus } from '../../../domain/orders/order-status.ts';
import { isPaidAtHandover, isPaidOnline } from '../../../domain/orders/payment-methods.ts';
import { pointsEarned } from '../../../domain/orders/points.ts';
import { MINUTE } from '../../../domain/times/zoned-time.ts';
import type { Tx } from '../../platform/database/database.ts';
import { fromJson } from '../../platform/database/json-columns.ts';
import { Refusal } from '../../platform/refusals/refusal.ts';
import { returnPortions } from '../../portions/move-portions.ts';
import { creditPoints, takeBackEarned } from '../../promotions/points-ledger.repo.ts';
import { contactsOf, uncountContactUse } from '../../promotions/promotion-contacts.repo.ts';
import { uncountUse } from '../../promotions/promotions.repo.ts';
import { moveInKitchen } from '../../slots/move-order.ts';
import { ordersRefusals } from '../orders.refusals.ts';
import type { OrderRow } from '../orders.repo.ts';

type ChangedColumns = Pick<OrderRow, 'status' | 'updated_at' | 'points_earned' | 'payment_status' | 'paid_at'> &
  Partial<Pick<OrderRow, 'estimated_ready_at' | 'fulfilled_at'>>;

interface HandoverFacts {
  now: number;
  /** When it was handed over, if that is told later (ms). */
  at?: number;
  decimals: number;
  refunded?: number;
  /** Whether money was taken online. */
  isCharged?: boolean;
}

/**
 * The columns of `orders` that a status change sets. `estimated_ready_at` is among them only if the change promises a time,
 * because `change-ready-time.ts` may have changed it since `before` was read. `readyInMinutes` counts from `now` (ms). Amounts are in
 * minor units of a currency with that many decimals; what was `refunded` earns no points.
 */
export function changedColumns(
  before: OrderRow,
  { to, readyInMinutes }: { to: OrderStatus; readyInMinutes?: number | undefined },
  { now, at = now, decimals, refunded = 0, isCharged = false }: HandoverFacts,
): ChangedColumns {
  const isHandedOver = isReviewable(to);
  const isPaidNow = isHandedOver && isDueAtHandover(before);
  const isStepBack = isReviewable(before.status) && !isHandedOver;
  const promise = promiseOf(before, { to, readyInMinutes }, now);
  return {
    status: to,
    updated_at: now,
    ...(promise !== null && { estimated_ready_at: promise }),
    ...(to === FULFILLED[before.order_type] && { fulfilled_at: at }),
    // Earned once, when the order is first handed over: Completed may follow Delivered.
    points_earned:
      isHandedOver && !isReviewable(before.status)
        ? pointsEarned(before.total - before.deposit - refunded, decimals)
        : before.points_earned,
    payment_status: isPaidNow ? 'Paid' : before.payment_status,
    paid_at: isPaidNow ? now : before.paid_at,
    ...(isStepBack && withoutHandover(before, isCharged)),
  };
}

/** What a handover had set, taken back. Cash and the like were paid only by it, and so was what no card could be charged for. */
function withoutHandover({ status, order_type, payment_method, payment_status }: OrderRow, isCharged: boolean) {
  const wasPaidAtDoor = isPaidOnline(payment_method) && payment_status === 'Paid' && !isCharged;
  return {
    points_earned: 0,
    ...(status === FULFILLED[order_type] && { fulfilled_at: null }),
    ...(isPaidAtHandover(payment_method) && { payment_status: 'Pending' as const, paid_at: null }),
    ...(wasPaidAtDoor && { payment_status: 'Failed' as const, paid_at: null }),
  };
}

/** Whether whoever hands the order over takes the money: also what could not be taken from the card. */
function isDueAtHandover({ payment_method: method, payment_status: status }: OrderRow): boolean {
  return isPaidOnline(method) ? status === 'Failed' : isPaidAtHandover(method) && status === 'Pending';
}

/** The time that a change promises; null: none. Who accepts without a time keeps the one that the customer was shown, unless it has passed. */
function promiseOf(
  { is_asap, promised_at }: OrderRow,
  { to, readyInMinutes }: { to: OrderStatus; readyInMinutes: number | undefined },
  now: number,
): number | null {
  if (readyInMinutes !== undefined) return now + readyInMinutes * MINUTE;
  const isAhead = promised_at !== null && promised_at > now;
  return to === 'Confirmed' && is_asap === 1 && isAhead ? promised_at : null;
}

/**
 * Credits the points earned when an order is handed over, and takes them back with the handover; keeps its slots; gives points and
 * promotion uses back when it is called off. Throws a `Refusal` if the points to take back are spent.
 */
export async function settleOrder(tx: Tx, before: OrderRow, order: OrderRow, now: number): Promise<void> {
  const from = before.status;
  const to = order.status;
  const { restaurant_id: restaurantId, user_id: userId, id: orderId } = order;
  const movement = { restaurantId, userId, orderId, now };
  if (isReviewable(to) && !isReviewable(from) && order.points_earned > 0) {
    await creditPoints(tx, { ...movement, points: order.points_earned }, 'earned');
  }
  if (isReviewable(from) && !isReviewable(to) && before.points_earned > 0) {
    const isBack = await takeBackEarned(tx, { ...movement, points: before.points_earned });
    if (!isBack) throw new Refusal(ordersRefusals.step_back_points_spent);
  }
  // The same lock order as in placing an order, so that the two cannot deadlock.
  await moveInKitchen(tx, before, order);
  if (!isCalledOff(to)) return;
  const portions = fromJson(order.portions ?? null);
  // What has left the house was cooked.
  if (portions && from !== 'Out for Delivery') await returnPortions(tx, restaurantId, portions, now);
  if (order.promotion_id) {
    const use = { restaurantId, userId, promotionId: order.promotion_id };
    await uncountUse(tx, use, order);
    await uncountContactUse(tx, use, contactsOf(order));
  }
  if (order.points_spent > 0) await creditPoints(tx, { ...movement, points: order.points_spent }, 'returned');
}
