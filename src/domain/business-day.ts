import { openWindow, type Schedule } from './opening-hours.ts';
import { addDays, instantOf, wallClock } from './zoned-time.ts';

/**
 * When the restaurant's business day ends that `now` belongs to: at closing, which may come after midnight; on a day
 * without hours, or after closing, at midnight. Instants in ms.
 */
export function endOfBusinessDay(schedule: Schedule, now: number): number {
  const { timezone } = schedule;
  const today = wallClock(now, timezone).date;
  const lastNight = openWindow(schedule, addDays(today, -1));
  if (lastNight && lastNight.close > now) return lastNight.close;
  const hours = openWindow(schedule, today);
  return hours && hours.close > now ? hours.close : instantOf(addDays(today, 1), 0, timezone);
}
