import { periodsOn, type Schedule } from './opening-hours.ts';
import { addDays, instantOf, wallClock } from './zoned-time.ts';

/** The date ('YYYY-MM-DD') to which the openings at `now` (ms) belong: yesterday's while they last past midnight. */
export function businessDate(schedule: Schedule, now: number): string {
  const today = wallClock(now, schedule.timezone).date;
  const yesterday = addDays(today, -1);
  return closingOf(schedule, yesterday) > now ? yesterday : today;
}

/** When the business day of a date begins (ms): at midnight, or when the night before has closed. */
export function startOfBusinessDate(schedule: Schedule, date: string): number {
  return Math.max(instantOf(date, 0, schedule.timezone), closingOf(schedule, addDays(date, -1)));
}

/**
 * The instant (ms) at which the restaurant's business day of `now` ends: its last closing, which may be after midnight; midnight
 * if the day has no hours or the restaurant has already closed.
 */
export function endOfBusinessDay(schedule: Schedule, now: number): number {
  const { timezone } = schedule;
  const closing = closingOf(schedule, businessDate(schedule, now));
  return closing > now ? closing : instantOf(addDays(wallClock(now, timezone).date, 1), 0, timezone);
}

/** When the business day of a date ends (ms): its last closing; midnight if it has no hours. */
export function endOfBusinessDate(schedule: Schedule, date: string): number {
  const closing = closingOf(schedule, date);
  return closing > Number.NEGATIVE_INFINITY ? closing : instantOf(addDays(date, 1), 0, schedule.timezone);
}

/** When the last opening of a date ends (ms), whether or not ordering is paused; -Infinity: the date has none. */
export function closingOf(schedule: Schedule, date: string): number {
  return Math.max(...periodsOn(schedule, date).map(({ close }) => close));
}
