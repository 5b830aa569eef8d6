import { MINUTE } from '../times/zoned-time.ts';

/** Everything takes `minutes` longer until an instant (ms). */
export interface Busy {
  minutes: number;
  until: number;
}

/** What staff can choose with one tap, and for how long it holds. */
export const BUSY_MINUTES = [10, 20, 30] as const;
export const BUSY_FOR = 60 * MINUTE;

/** How many minutes everything takes longer now. */
export function busyMinutes(busy: Busy | null, now: number): number {
  return busy && now < busy.until ? busy.minutes : 0;
}
