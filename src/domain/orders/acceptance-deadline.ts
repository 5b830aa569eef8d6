import { openPeriods, type Schedule } from '../times/opening-hours.ts';
import { addDays, MINUTE, wallClock } from '../times/zoned-time.ts';

/** Days ahead for which opening hours are counted. */
const DAYS_COUNTED = 8;

/** Instants in ms; `scheduledAt` null: as soon as possible. */
type Waiting = { placedAt: number; scheduledAt: number | null };

/**
 * The instant (ms) at which the restaurant has had `minutes` to answer an order; null: never. For an ASAP order all minutes
 * count. For a scheduled order, which may be placed at night, only minutes in which the restaurant is open count, but the answer
 * is due at the scheduled time at the latest, or `minutes` after placement if that is later.
 */
export function acceptanceDeadline(order: Waiting, minutes: number, schedule: Schedule): number;
export function acceptanceDeadline(order: Waiting, minutes: number | null, schedule: Schedule): number | null;
export function acceptanceDeadline(
  { placedAt, scheduledAt }: Waiting,
  minutes: number | null,
  schedule: Schedule,
): number | null {
  if (minutes === null) return null;
  const soonest = placedAt + minutes * MINUTE;
  if (scheduledAt === null) return soonest;
  const latest = Math.max(soonest, scheduledAt);
  return Math.min(afterOpenTime(placedAt, minutes * MINUTE, schedule) ?? latest, latest);
}

/**
 * The instant at which the restaurant will have been open for `length` ms since `from`; null: not within the days that are
 * counted.
 */
function afterOpenTime(from: number, length: number, schedule: Schedule): number | null {
  const today = wallClock(from, schedule.timezone).date;
  // A pause stops new orders, not the answers to existing ones.
  const hours = { ...schedule, orderingPausedUntil: null };
  let left = length;
  for (const { open, close } of openPeriods(hours, addDays(today, -1), addDays(today, DAYS_COUNTED))) {
    const begins = Math.max(open, from);
    if (begins + left <= close) return begins + left;
    left -= Math.max(0, close - begins);
  }
  return null;
}
