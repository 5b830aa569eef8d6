import { openPeriods, type Schedule } from './opening-hours.ts';
import { addDays, MINUTE, wallClock } from './zoned-time.ts';

/** How far ahead opening hours are counted. */
const DAYS_COUNTED = 8;

/**
 * When the restaurant has had `minutes` to answer an order; null for never. As soon as possible means minutes of the
 * customer's clock. An order for later may come at night: only minutes in which the restaurant is open count, but
 * whoever ordered knows by the time of the order at the latest, if that leaves the minutes. Instants in ms.
 */
export function answerDue(
  { placedAt, scheduledAt }: { placedAt: number; scheduledAt: number | null },
  minutes: number | null,
  schedule: Schedule,
): number | null {
  if (minutes === null) return null;
  const soonest = placedAt + minutes * MINUTE;
  if (scheduledAt === null) return soonest;
  const latest = Math.max(soonest, scheduledAt);
  return Math.min(afterOpenTime(placedAt, minutes * MINUTE, schedule) ?? latest, latest);
}

/** When the restaurant will have been open for that long since `from`; null when not within the days that are counted. */
function afterOpenTime(from: number, length: number, schedule: Schedule): number | null {
  const today = wallClock(from, schedule.timezone).date;
  // Who pauses new orders still answers those that are there.
  const hours = { ...schedule, orderingPausedUntil: null };
  let left = length;
  for (const { open, close } of openPeriods(hours, addDays(today, -1), addDays(today, DAYS_COUNTED))) {
    const begins = Math.max(open, from);
    if (begins + left <= close) return begins + left;
    left -= Math.max(0, close - begins);
  }
  return null;
}
