import { addDays, instantOf, wallClock } from '../../domain/times/zoned-time.ts';

const RELATIVE = /^([+-]\d{1,4})d$/;

/** A day of the file as 'YYYY-MM-DD': as written, or counted from today in the restaurant's zone ("+9d"). */
export function resolveDay(day: string, now: number, zone: string): string {
  const days = RELATIVE.exec(day)?.[1];
  return days === undefined ? day : addDays(wallClock(now, zone).date, Number(days));
}

/** An instant of the file in ms: as written, or the first moment of a relative day in the restaurant's zone. */
export function resolveInstant(instant: string, now: number, zone: string): number {
  return RELATIVE.test(instant) ? instantOf(resolveDay(instant, now, zone), 0, zone) : Date.parse(instant);
}
