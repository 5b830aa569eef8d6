import type { StaffOpeningHours } from '../../../../contract/staff/staff-settings.ts';
import { dayOf, type OpeningWindow, windowsOf } from '../../../../domain/times/opening-windows.ts';
import type { Weekday } from '../../../../domain/times/weekdays.ts';
import { addDays, wallClock } from '../../../../domain/times/zoned-time.ts';
import { MONDAY_FIRST } from '../../../features/restaurant/week-rows.ts';

/** A date with opening windows of its own; without any it is closed. */
export interface ExceptionDraft {
  date: string;
  windows: readonly OpeningWindow[];
}

/** The hours while they are edited: every day is the list of its opening windows. */
export interface HoursDraft {
  week: Record<Weekday, readonly OpeningWindow[]>;
  exceptions: readonly ExceptionDraft[];
}

/** The first date ('YYYY-MM-DD') that still counts: yesterday's hours may last past midnight (`openStatus`). */
export function firstDateOf(now: number, zone: string): string {
  return addDays(wallClock(now, zone).date, -1);
}

/** Dates before `firstDate` are left out: they are over. */
export function hoursDraft({ openingHours, exceptions }: StaffOpeningHours, firstDate: string): HoursDraft {
  const week = MONDAY_FIRST.map((day) => [day, windowsOf(openingHours?.[day])]);
  return {
    week: Object.fromEntries(week) as HoursDraft['week'],
    exceptions: exceptions
      .filter(({ date }) => date >= firstDate)
      .map(({ date, ...day }) => ({ date, windows: windowsOf(day) })),
  };
}

/** The request's body, which the preview uses, too. */
export function hoursInput({ week, exceptions }: HoursDraft) {
  return {
    openingHours: Object.fromEntries(MONDAY_FIRST.map((day) => [day, dayOf(week[day])])),
    exceptions: exceptions.map(({ date, windows }) => ({ date, ...dayOf(windows) })),
  };
}

/** The opening window to suggest when one is added: a whole day first, then dinner, then an empty one. */
export function furtherWindow(windows: readonly OpeningWindow[]): OpeningWindow {
  const last = windows.at(-1);
  if (!last) return { open: '12:00', close: '22:00' };
  return last.close < '18:00' ? { open: '18:00', close: '22:00' } : { open: '', close: '' };
}
