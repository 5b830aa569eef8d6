import type { Restaurant } from '../../contract/restaurants.ts';

/** The instant (ms) at which a kitchen that is busy at `now` no longer is: documents that say so expire at it. */
export function endOfBusy({ orderTimes }: Restaurant, now: number): number {
  const until = orderTimes?.busy ? Date.parse(orderTimes.busy.until) : 0;
  return until > now ? until : Number.POSITIVE_INFINITY;
}
