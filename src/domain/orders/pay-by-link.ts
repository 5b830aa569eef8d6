import { MINUTE } from '../times/zoned-time.ts';

/** How long somebody who ordered by telephone may pay by the link: longer than on a page, because it is opened elsewhere. */
const PAY_WITHIN = 30 * MINUTE;

/** Until when (ms) an order by telephone can be paid by its link: never after it was promised. `promise` null: no time was. */
export function payByLinkUntil(now: number, promise: number | null): number {
  const until = now + PAY_WITHIN;
  return promise !== null && promise > now ? Math.min(until, promise) : until;
}
