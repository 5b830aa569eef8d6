import { SCHEDULING } from '../limits.ts';
import { type Closure, closureOn } from './closures.ts';
import { type DayHours, type OpeningWindow, windowsOf } from './opening-windows.ts';
import type { Weekday } from './weekdays.ts';
import { addDays, instantOf, wallClock, weekdayOf } from './zoned-time.ts';

export type OpeningHours = { readonly [day in Weekday]?: DayHours | null | undefined };
/** Replaces the hours of one date ('YYYY-MM-DD' in the restaurant's zone). */
export type OpeningHoursException = DayHours & { date: string };

/** What decides when a restaurant takes orders, named as on the wire. */
export type Schedule = {
  /** A missing day is closed; null: the restaurant published no hours. */
  openingHours: OpeningHours | null | undefined;
  openingHoursExceptions?: readonly OpeningHoursException[] | null | undefined;
  closures?: readonly Closure[] | null | undefined;
  /** IANA zone in which the hours are read. */
  timezone: string;
  /** ISO 8601 or ms: no orders are taken before this instant, whatever the hours. */
  orderingPausedUntil?: string | number | null | undefined;
  /** The owner has not opened the restaurant for orders yet: no hour counts. */
  isPreparing?: boolean | undefined;
};

/** Instants in ms. */
export type OpenStatus = {
  /** 'unavailable': no weekly hours are known, nor an opening soon. 'closed' with `nextOpening` null is shown as "check back later". */
  state: 'open' | 'closed' | 'unavailable';
  isOpen: boolean;
  /** null: not open, or open for all of the days that are looked ahead. */
  closesAt: number | null;
  /** null: open, or no opening within 7 days. */
  nextOpening: number | null;
  /** Whether the next opening is on the restaurant's current date. */
  opensToday: boolean;
};

/** Days scanned for the next opening, today not counted (specification section 4). */
const DAYS_AHEAD = SCHEDULING.daysAhead;

/**
 * Whether the restaurant is open at `now` (ms), and when it opens or closes next (specification section 4, DECISIONS "Overnight
 * hours"). The visitor's time zone does not matter.
 */
export function openStatus(schedule: Schedule, now: number): OpenStatus {
  const closed = { isOpen: false, closesAt: null, nextOpening: null, opensToday: false };
  const today = wallClock(now, schedule.timezone).date;
  for (const { open, close } of openPeriods(schedule, addDays(today, -1), addDays(today, DAYS_AHEAD))) {
    if (close <= now) continue;
    if (open > now) {
      const opensToday = wallClock(open, schedule.timezone).date === today;
      return { ...closed, state: 'closed', nextOpening: open, opensToday };
    }
    const staysOpen = close >= instantOf(addDays(today, DAYS_AHEAD + 1), 0, schedule.timezone);
    return { ...closed, state: 'open', isOpen: true, closesAt: staysOpen ? null : close };
  }
  return { state: hasWeek(schedule) ? 'closed' : 'unavailable', ...closed };
}

export function isOpenAt(schedule: Schedule, instant: number): boolean {
  return openStatus(schedule, instant).isOpen;
}

/** Whether nothing but a pause keeps the restaurant from taking orders for `instant`: by its hours it is open. */
export function isPausedAt(schedule: Schedule, instant: number): boolean {
  return !isOpenAt(schedule, instant) && isOpenAt({ ...schedule, orderingPausedUntil: null }, instant);
}

/**
 * The instant (ms) until which the result of `openStatus` for `now` holds: the next opening or closing, or the restaurant's next
 * midnight if that is earlier, because 'today' changes then. Caches of the status expire at it.
 */
export function nextBoundary(schedule: Schedule, now: number): number {
  const { closesAt, nextOpening } = openStatus(schedule, now);
  const tomorrow = addDays(wallClock(now, schedule.timezone).date, 1);
  const midnight = instantOf(tomorrow, 0, schedule.timezone);
  return Math.min(closesAt ?? midnight, nextOpening ?? midnight, midnight);
}

/** From `open` up to, not including, `close`, in ms. */
export type OpenPeriod = { open: number; close: number };

/**
 * The opening periods of the dates from `firstDate` to `lastDate`, in order, adjacent ones merged, without times in which
 * ordering is paused. The last may end after `lastDate`. A generator, so that callers can stop early.
 */
export function* openPeriods(schedule: Schedule, firstDate: string, lastDate: string): Generator<OpenPeriod> {
  if (schedule.isPreparing) return;
  const pausedUntil = schedule.orderingPausedUntil ? new Date(schedule.orderingPausedUntil).getTime() : 0;
  let pending: OpenPeriod | null = null;
  for (let date = firstDate; date <= lastDate; date = addDays(date, 1)) {
    for (const window of periodsOn(schedule, date)) {
      const open = Math.max(window.open, pausedUntil);
      if (open >= window.close) continue;
      if (pending && open <= pending.close) {
        pending.close = Math.max(pending.close, window.close);
        continue;
      }
      if (pending) yield pending;
      pending = { open, close: window.close };
    }
  }
  if (pending) yield pending;
}

/** The openings of a date: its exception's, else none in a closure, else its weekday's. Empty: closed or not specified. */
export function windowsOn(schedule: Schedule, date: string): readonly OpeningWindow[] {
  const exception = schedule.openingHoursExceptions?.find((each) => each.date === date);
  if (!exception && closureOn(date, schedule.closures)) return [];
  return windowsOf(exception ?? schedule.openingHours?.[weekdayOf(date)]);
}

/** Whether the restaurant is closed on a date although its weekday may be open: a holiday, or in a closure. */
export function isClosedByDate({ openingHoursExceptions, closures }: Schedule, date: string): boolean {
  const exception = openingHoursExceptions?.find((each) => each.date === date);
  return exception ? windowsOf(exception).length === 0 : closureOn(date, closures) !== null;
}

/** The openings that begin on a date, in order, whether or not ordering is paused. */
export function periodsOn(schedule: Schedule, date: string): OpenPeriod[] {
  const tomorrow = addDays(date, 1);
  const at = (day: string, minutes: number) => instantOf(day, minutes, schedule.timezone);
  const periods = windowsOn(schedule, date).flatMap((window) => {
    const open = minutesOf(window.open);
    const close = minutesOf(window.close);
    // An invalid time counts as no opening.
    if (Number.isNaN(open + close)) return [];
    if (open === close) return { open: at(date, 0), close: at(tomorrow, 0) };
    return { open: at(date, open), close: at(close < open ? tomorrow : date, close) };
  });
  // Sorted again, because an all-day opening begins at midnight whatever its times are.
  return periods.sort((one, other) => one.open - other.open);
}

function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':');
  return Number(hours) * 60 + Number(minutes);
}

/** Dates with hours of their own do not make a week: a published holiday does not tell when the restaurant opens. */
function hasWeek({ openingHours }: Schedule): boolean {
  return Object.values(openingHours ?? {}).some(Boolean);
}
