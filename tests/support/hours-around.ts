import { WEEKDAYS } from '../../src/domain/times/weekdays.ts';
import { DAY, wallClock } from '../../src/domain/times/zoned-time.ts';

/**
 * Opening hours for tests with a real clock: every day from two hours before this time of day, as the zone's clocks show it, until eight
 * hours after it. So the restaurant is open now, closes some hours from now and opens again, whatever the hour is. It has opened today:
 * after midnight, what staff change of the night before is not today's.
 */
export function hoursAround(now: number, zone: string) {
  const { minutes } = wallClock(now, zone);
  const day = {
    isClosed: false as const,
    open: timeOfDay(Math.max(0, minutes - 120)),
    close: timeOfDay(minutes + 480),
  };
  return Object.fromEntries(WEEKDAYS.map((weekday) => [weekday, day]));
}

/** The date in so many days, as the zone's calendars show it. */
export function dateIn(days: number, zone: string): string {
  return wallClock(Date.now() + days * DAY, zone).date;
}

function timeOfDay(minutes: number): string {
  const ofDay = minutes % 1440;
  const two = (part: number) => String(Math.floor(part)).padStart(2, '0');
  return `${two(ofDay / 60)}:${two(ofDay % 60)}`;
}
