import type { Restaurant } from '../../../contract/restaurants.ts';
import { closureOn } from '../../../domain/times/closures.ts';
import { windowsOn } from '../../../domain/times/opening-hours.ts';
import { type OpeningWindow, windowsOf } from '../../../domain/times/opening-windows.ts';
import { MONDAY_FIRST, type Weekday } from '../../../domain/times/weekdays.ts';
import { wallClock } from '../../../domain/times/zoned-time.ts';

export interface DayRow {
  day: Weekday;
  isToday: boolean;
  /** The day's opening windows in minutes after midnight; `open` equal to `close` means all day. */
  hours: { open: number; close: number }[] | 'closed' | 'unspecified';
}

/**
 * Monday to Sunday as the restaurant publishes them; today's row follows an exception or a closure of its date.
 * Empty when there are no hours. `now` in ms.
 */
export function weekOf(restaurant: Restaurant, now: number): DayRow[] {
  const { openingHours, openingHoursExceptions, closures, timezone } = restaurant;
  const today = wallClock(now, timezone);
  const isChanged =
    openingHoursExceptions.some(({ date }) => date === today.date) || closureOn(today.date, closures) !== null;
  // Exceptions for other dates do not make a week.
  if (!openingHours && !isChanged) return [];
  return MONDAY_FIRST.map((day) => {
    const isToday = day === today.weekday;
    if (isToday && isChanged) return { day, isToday, hours: minutesOf(windowsOn(restaurant, today.date)) ?? 'closed' };
    const published = openingHours?.[day];
    if (published?.isClosed) return { day, isToday, hours: 'closed' };
    return { day, isToday, hours: minutesOf(windowsOf(published)) ?? 'unspecified' };
  });
}

function minutesOf(windows: readonly OpeningWindow[]) {
  const hours = windows.flatMap((window) => {
    const open = toMinutes(window.open);
    const close = toMinutes(window.close);
    return open === null || close === null ? [] : [{ open, close }];
  });
  return hours.length ? hours : null;
}

function toMinutes(time: string): number | null {
  const [, hours, minutes] = time.match(/^(\d\d?):(\d\d)$/) ?? [];
  return hours && minutes ? Number(hours) * 60 + Number(minutes) : null;
}
