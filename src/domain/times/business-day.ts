import { periodsOn, type Schedule } from './opening-hours.ts';
import { addDays, instantOf, wallClock } from './zoned-time.ts';

/**
 * The instant (ms) at which the restaurant's business day of `now` ends: its last closing, which may be after midnight; midnight
 * if the day has no hours or the restaurant has already closed.
 */
export function endOfBusinessDay(schedule: Schedule, now: number): number {
  const { timezone } = schedule;
  const today = wallClock(now, timezone).date;
  const lastClosing = (date: string) => Math.max(...periodsOn(schedule, date).map(({ close }) => close));
  const lastNight = lastClosing(addDays(today, -1));
  if (lastNight > now) return lastNight;
  const tonight = lastClosing(today);
  return tonight > now ? tonight : instantOf(addDays(today, 1), 0, timezone);
}
