import { isReviewable } from '../../domain/orders/order-status.ts';
import { pointsEarned } from '../../domain/orders/points.ts';
import type { OrderRow } from '../orders/orders.repo.ts';
import type { Tx } from '../platform/database/database.ts';
import { lowerEarned } from '../promotions/points-ledger.repo.ts';

/**
 * Takes back the points that a refunded part of a handed-over order had earned, in the refund's transaction. Points that the customer
 * has spent meanwhile stay theirs. `refunded`: all that is given back so far, in minor units.
 */
export async function settlePoints(
  tx: Tx,
  order: OrderRow,
  { refunded, decimals, now }: { refunded: number; decimals: number; now: number },
): Promise<void> {
  if (!isReviewable(order.status)) return;
  const points = pointsEarned(order.total - order.deposit - refunded, decimals);
  if (points >= order.points_earned) return;
  const { restaurant_id: restaurantId, user_id: userId, id: orderId, points_earned: before } = order;
  if (!(await lowerEarned(tx, { restaurantId, userId, orderId, points, now }, before))) return;
  await tx
    .updateTable('orders')
    .set({ points_earned: points })
    .where('restaurant_id', '=', restaurantId)
    .where('id', '=', orderId)
    .execute();
}
