/**
 * Conversion between instants and wall clock times of IANA zones with `Intl`, because older browsers have no `Temporal` (decision
 * 004). Instants are ms since 1970 UTC; dates are 'YYYY-MM-DD'; minutes count from midnight on the wall clock.
 */
import { WEEKDAYS, type Weekday } from './weekdays.ts';

export const MINUTE = 60_000;
export const DAY = 24 * 60 * MINUTE;

export type WallClock = { date: string; weekday: Weekday; minutes: number };

/** The wall clock time in the zone, without seconds. */
export function wallClock(instant: number, zone: string): WallClock {
  const wall = instant + offsetAt(instant, zone);
  const date = isoDate(wall);
  return { date, weekday: weekdayOf(date), minutes: Math.floor((wall - midnightUtc(date)) / MINUTE) };
}

/**
 * The instant at which the zone's wall clock shows `minutes` (0 to 1440) of `date`. A time skipped by a clock change is the first
 * instant after the gap; a time that occurs twice is the first of the two.
 */
export function instantOf(date: string, minutes: number, zone: string): number {
  const wall = midnightUtc(date) + minutes * MINUTE;
  const before = offsetAt(wall - DAY, zone);
  const after = offsetAt(wall + DAY, zone);
  if (before === after || offsetAt(wall - before, zone) === before) return wall - before;
  if (offsetAt(wall - after, zone) === after) return wall - after;
  return firstInstantWithOffset(after, wall - after, wall - before, zone);
}

/** Whether the zone's wall clock shows this time a second time, an hour before or after: in the night when it is put back. */
export function occursTwice(instant: number, zone: string): boolean {
  const before = offsetAt(instant - DAY, zone);
  const after = offsetAt(instant + DAY, zone);
  const wall = instant + offsetAt(instant, zone);
  return before > after && offsetAt(wall - before, zone) === before && offsetAt(wall - after, zone) === after;
}

/** The date `days` later; negative: earlier. */
export function addDays(date: string, days: number): string {
  return isoDate(midnightUtc(date) + days * DAY);
}

export function weekdayOf(date: string): Weekday {
  return WEEKDAYS[new Date(midnightUtc(date)).getUTCDay()] ?? 'sunday';
}

/**
 * The zone's offset from UTC at an instant, in ms, positive east of Greenwich. Cached per quarter of an hour, because offsets
 * change only at quarters and `Intl` is a hundred times slower.
 */
function offsetAt(instant: number, zone: string): number {
  const quarter = Math.floor(instant / QUARTER);
  const known = offsets.get(zone) ?? new Map<number, number>();
  offsets.set(zone, known);
  const remembered = known.get(quarter);
  if (remembered !== undefined) return remembered;
  const offset = readOffset(quarter * QUARTER, zone);
  if (known.size >= MAX_OFFSETS) known.clear();
  known.set(quarter, offset);
  return offset;
}

const QUARTER = 15 * MINUTE;
const MAX_OFFSETS = 2000;
const offsets = new Map<string, Map<number, number>>();

/** `instant` must be a whole second. */
function readOffset(instant: number, zone: string): number {
  const [month = 1, day = 1, year = 1970, hour = 0, minute = 0, second = 0] = (
    formatterOf(zone).format(instant).match(/\d+/g) ?? []
  ).map(Number);
  return Date.UTC(year, month - 1, day, hour, minute, second) - instant;
}

/** Finds a clock change to the minute by bisection: `earlier` is before it, `later` after it. */
function firstInstantWithOffset(offset: number, earlier: number, later: number, zone: string): number {
  let [low, high] = [earlier, later];
  while (high - low > MINUTE) {
    const middle = Math.floor((low + high) / 2 / MINUTE) * MINUTE;
    if (offsetAt(middle, zone) === offset) high = middle;
    else low = middle;
  }
  return high;
}

function midnightUtc(date: string): number {
  return Date.parse(`${date}T00:00:00Z`);
}

function isoDate(instant: number): string {
  return new Date(instant).toISOString().slice(0, 10);
}

// Creating a formatter costs a hundred times as much as using it.
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(zone: string): Intl.DateTimeFormat {
  const cached = formatters.get(zone);
  if (cached) return cached;
  const formatter = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formatters.set(zone, formatter);
  return formatter;
}
