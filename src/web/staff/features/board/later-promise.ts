import { READY_IN } from '../../../../domain/orders/ready-in.ts';
import { dueAt, MINUTE_MS } from './urgency.ts';

/** Minutes from `now` (ms) until `more` minutes after the order is due, or after now if it is late; within the allowed range. */
export function laterBy(more: number, order: Parameters<typeof dueAt>[0], now: number): number {
  const minutes = Math.ceil((Math.max(dueAt(order), now) - now) / MINUTE_MS) + more;
  return Math.min(READY_IN.mostDelayed, Math.max(READY_IN.least, minutes));
}
