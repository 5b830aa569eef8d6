import type { Tx } from '../platform/database.ts';
import { Refusal } from '../platform/refusal.ts';
import { ordersRefusals } from './orders.refusals.ts';
import { type RecentOrder, recentOrders } from './orders.repo.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** An office that orders person by person stays below it. */
const MOST_IN_AN_HOUR = 10;
/** Whoever cancels again and again lets the kitchen's bell ring for nothing. */
const MOST_CANCELLED_IN_A_DAY = 5;

/**
 * Throws a `Refusal` if the customer has placed, or cancelled, too many orders at this restaurant of late. Orders placed at the same
 * moment do not see each other: a few too many do no harm.
 */
export async function checkPace(
  tx: Tx,
  customer: { restaurantId: string; userId: string },
  now: number,
): Promise<void> {
  const orders = await recentOrders(tx, { ...customer, since: now - DAY_MS });
  const cancelled = orders.filter(({ status }) => status === 'Cancelled by User');
  const until = Math.max(
    leavesRoomAt(orders, MOST_IN_AN_HOUR, HOUR_MS),
    leavesRoomAt(cancelled, MOST_CANCELLED_IN_A_DAY, DAY_MS),
  );
  if (until > now) throw new Refusal(ordersRefusals.too_many_orders, { retryAfterMs: until - now });
}

/** From when on (ms) fewer than `most` of the orders are younger than `windowMs`. */
function leavesRoomAt(newestFirst: readonly RecentOrder[], most: number, windowMs: number): number {
  const oldest = newestFirst[most - 1];
  return oldest ? oldest.created_at + windowMs : 0;
}
