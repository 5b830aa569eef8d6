import { MINUTE, wallClock } from '../../domain/times/zoned-time.ts';

/** An instant (ms) as RFC 3339 by the zone's clock, with its offset: "2026-06-17T13:00:00+01:00". */
export function zonedIso(instant: number, zone: string): string {
  const { date, minutes } = wallClock(instant, zone);
  const wholeMinute = Math.floor(instant / MINUTE) * MINUTE;
  const offset = (Date.parse(`${date}T00:00Z`) + minutes * MINUTE - wholeMinute) / MINUTE;
  const seconds = String(Math.floor((instant - wholeMinute) / 1000)).padStart(2, '0');
  return `${date}T${clock(minutes)}:${seconds}${offset < 0 ? '-' : '+'}${clock(Math.abs(offset))}`;
}

function clock(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
