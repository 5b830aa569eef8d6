import { type Busy, busyMinutes } from './kitchen-busy.ts';
import { type OrderTimes, USUAL_ORDER_TIMES } from './order-times.ts';

/**
 * By which an order gets its time; null: by the specification's rules, because the restaurant has set none, the kitchen is not busy
 * and no dish needs notice (minutes).
 */
export function timesInForce(
  { orderTimes, busy }: { orderTimes: OrderTimes | null; busy: Busy | null },
  { noticeMinutes, now }: { noticeMinutes: number; now: number },
): OrderTimes | null {
  return orderTimes ?? (noticeMinutes > 0 || busyMinutes(busy, now) > 0 ? USUAL_ORDER_TIMES : null);
}
