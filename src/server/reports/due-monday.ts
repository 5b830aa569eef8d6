import { WEEKDAYS } from '../../domain/times/weekdays.ts';
import { addDays, instantOf, wallClock } from '../../domain/times/zoned-time.ts';

/** When the mail about the week goes out, in minutes of the restaurant's clock: before somebody opens. */
const AT = 7 * 60;

/** The last Monday whose mail is due in the zone, and since when (ms). A clock change moves neither: both are of the wall clock. */
export function dueMonday(now: number, zone: string): { monday: string; since: number } {
  const { date, weekday } = wallClock(now, zone);
  const daysAgo = (WEEKDAYS.indexOf(weekday) + 6) % 7;
  const thisWeeks = addDays(date, -daysAgo);
  const monday = now >= instantOf(thisWeeks, AT, zone) ? thisWeeks : addDays(thisWeeks, -7);
  return { monday, since: instantOf(monday, AT, zone) };
}
