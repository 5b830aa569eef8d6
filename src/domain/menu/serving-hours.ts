import { type OpenPeriod, periodsOn } from '../times/opening-hours.ts';
import type { Weekday } from '../times/weekdays.ts';
import { addDays, wallClock, weekdayOf } from '../times/zoned-time.ts';

/** When a dish, or what is in a category, is served: "Mon–Fri 12:00–15:00, from 1 December to 24 December". */
export interface ServingHours {
  /** Empty: at any hour of its dates. */
  windows: ServingWindow[];
  /** The first and the last date ('YYYY-MM-DD') on which a window begins; null: without a beginning, without an end. */
  firstDate: string | null;
  lastDate: string | null;
}

/** 'HH:MM' by the restaurant's clock; `to` before `from` is on the next day, equal times mean all day. */
export interface ServingWindow {
  weekdays: Weekday[];
  from: string;
  to: string;
}

/**
 * Everything that decides when a dish is served: each part must hold, and a part holds while one of its hours does. The dish's own hours are
 * a part, and those of its categories another, because it can be had from any of them. Empty: always.
 */
export type Served = ServingHours[][];

/** The hours of a dish and of the categories that hold it; null: of no hours. A category without hours serves it always. */
export function servedBy(own: ServingHours | null, categories: readonly (ServingHours | null)[]): Served {
  const shared = categories.filter((each) => each !== null);
  const isLimited = shared.length > 0 && shared.length === categories.length;
  return [...(own ? [[own]] : []), ...(isLimited ? [shared] : [])];
}

/** Whether a dish is served at an instant (ms): the time for which it is ordered, in the restaurant's zone. */
export function isServedAt(served: Served, instant: number, timezone: string): boolean {
  return served.every((part) => part.some((hours) => holdsAt(hours, instant, timezone)));
}

function holdsAt(hours: ServingHours, instant: number, timezone: string): boolean {
  const { date } = wallClock(instant, timezone);
  if (hours.windows.length === 0) return isAmongDates(hours, date);
  // A window of the evening before may go on after midnight.
  return [addDays(date, -1), date].some(
    (day) => isAmongDates(hours, day) && periodsOf(hours, day, timezone).some((each) => isWithin(each, instant)),
  );
}

function isAmongDates({ firstDate, lastDate }: ServingHours, date: string): boolean {
  return (firstDate === null || firstDate <= date) && (lastDate === null || date <= lastDate);
}

function periodsOf({ windows }: ServingHours, date: string, timezone: string): OpenPeriod[] {
  const weekday = weekdayOf(date);
  const of = windows
    .filter(({ weekdays }) => weekdays.includes(weekday))
    .map(({ from, to }) => ({ open: from, close: to }));
  const [first] = of;
  return first ? periodsOn({ timezone, openingHours: { [weekday]: { ...first, windows: of } } }, date) : [];
}

function isWithin({ open, close }: OpenPeriod, instant: number): boolean {
  return open <= instant && instant < close;
}

/** The next instant (ms) of this or the next date at which some of the hours begin or end; null: none does. */
export function nextServingChange(all: readonly ServingHours[], now: number, timezone: string): number | null {
  const { date } = wallClock(now, timezone);
  const days = [addDays(date, -1), date, addDays(date, 1)];
  const ends = all.flatMap((hours) => days.flatMap((day) => periodsOf(hours, day, timezone)));
  const later = ends.flatMap(({ open, close }) => [open, close]).filter((instant) => instant > now);
  return later.length ? Math.min(...later) : null;
}
