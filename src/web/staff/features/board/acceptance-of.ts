import type { StaffOrder } from '../../../../contract/staff/staff-orders.ts';
import { READY_IN } from '../../../../domain/orders/ready-in.ts';
import { dueAt, MINUTE_MS } from './urgency.ts';

/** What can no longer be kept is promised anew, so many minutes from now. */
const ANEW_MINUTES = 10;

interface Acceptance {
  /** The time that one tap promises (ms since the epoch). */
  at: number;
  /** What the server is asked for; null: it keeps the time that the guest chose or was shown. */
  readyInMinutes: number | null;
}

/** The time for which one tap accepts a new order at `now` (ms): the one that its ticket shows, as long as it can be kept. */
export function acceptanceOf(
  order: Parameters<typeof dueAt>[0] & Pick<StaffOrder, 'scheduledAt'> & Partial<Pick<StaffOrder, 'promisedAt'>>,
  now: number,
): Acceptance {
  const due = dueAt(order);
  const isKept = due - now >= READY_IN.least * MINUTE_MS;
  if (order.scheduledAt || (order.promisedAt && Date.parse(order.promisedAt) > now))
    return { at: due, readyInMinutes: null };
  if (!isKept) return { at: roundedUp(now) + ANEW_MINUTES * MINUTE_MS, readyInMinutes: ANEW_MINUTES };
  return { at: due, readyInMinutes: Math.min(READY_IN.most, Math.round((due - now) / MINUTE_MS)) };
}

function roundedUp(instant: number): number {
  return Math.ceil(instant / MINUTE_MS) * MINUTE_MS;
}
