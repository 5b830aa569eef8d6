import { MINUTE } from '../times/zoned-time.ts';
import { isReviewable, nextStatuses, type OrderStatus } from './order-status.ts';
import type { OrderType } from './order-types.ts';

/** How long a handover can be taken back, in ms. */
export const STEP_BACK_FOR = 10 * MINUTE;

/**
 * To which status an order can be put back that was marked as handed over at `since` (ms) by mistake, and until when; null: it was not
 * handed over, or longer ago.
 */
export function stepBackOf(
  { status, type, since }: { status: OrderStatus; type: OrderType; since: number },
  now: number,
): { to: OrderStatus; until: number } | null {
  const [to] = isReviewable(status) ? nextStatuses(status, type, 'correction') : [];
  const until = since + STEP_BACK_FOR;
  return to !== undefined && now <= until ? { to, until } : null;
}
