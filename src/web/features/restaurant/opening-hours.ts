import type { Restaurant } from '../../../contract/restaurants.ts';
import { hoursOn } from '../../../domain/opening-hours.ts';
import { WEEKDAYS, type Weekday } from '../../../domain/weekdays.ts';
import { wallClock } from '../../../domain/zoned-time.ts';

export interface DayRow {
  day: Weekday;
  isToday: boolean;
  /** Minutes after midnight; equal means all day. `closed` and `unspecified` have none. */
  hours: { open: number; close: number } | 'closed' | 'unspecified';
}

/**
 * Monday to Sunday as the restaurant publishes them; today's row follows an exception for its date.
 * Empty when there are no hours. `now` in ms.
 */
export function weekOf(restaurant: Restaurant, now: number): DayRow[] {
  const { openingHours, openingHoursExceptions, timezone } = restaurant;
  if (!openingHours && !openingHoursExceptions.length) return [];
  const today = wallClock(now, timezone);
  return MONDAY_FIRST.map((day) => {
    const isToday = day === today.weekday;
    const changed = isToday && openingHoursExceptions.some(({ date }) => date === today.date);
    if (changed) return { day, isToday, hours: minutesOf(hoursOn(restaurant, today.date)) ?? 'closed' };
    const published = openingHours?.[day];
    if (published?.isClosed) return { day, isToday, hours: 'closed' };
    return { day, isToday, hours: minutesOf(published) ?? 'unspecified' };
  });
}

const MONDAY_FIRST = [...WEEKDAYS.slice(1), ...WEEKDAYS.slice(0, 1)];

function minutesOf(hours: { open?: string | null; close?: string | null } | null | undefined) {
  const open = toMinutes(hours?.open);
  const close = toMinutes(hours?.close);
  return open === null || close === null ? null : { open, close };
}

function toMinutes(time: string | null | undefined): number | null {
  const [, hours, minutes] = time?.match(/^(\d\d?):(\d\d)$/) ?? [];
  return hours && minutes ? Number(hours) * 60 + Number(minutes) : null;
}
