import { periodsOn, type Schedule } from './opening-hours.ts';
import { addDays, instantOf, wallClock } from './zoned-time.ts';

/**
 * When the restaurant's business day ends that `now` belongs to: at its last closing, which may come after midnight; on
 * a day without hours, or after closing, at midnight. Instants in ms.
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
