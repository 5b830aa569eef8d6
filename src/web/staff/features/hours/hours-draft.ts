import type { StaffHours } from '../../../../contract/staff/staff-settings.ts';
import type { StaffText } from '../../../../contract/staff/staff-texts.ts';
import { LANGUAGES } from '../../../../domain/languages.ts';
import { STAFF_MAX } from '../../../../domain/people/staff-limits.ts';
import { dayOf, type OpeningWindow, windowsOf } from '../../../../domain/times/opening-windows.ts';
import { MONDAY_FIRST, type Weekday } from '../../../../domain/times/weekdays.ts';
import { addDays, wallClock } from '../../../../domain/times/zoned-time.ts';
import { type TextDraft, textDraft } from '../../app/text-draft.ts';

/** A date with opening windows of its own; without any it is closed. */
export interface ExceptionDraft {
  date: string;
  windows: readonly OpeningWindow[];
}

/** A closure while it is edited; `saved` are its stored texts. */
export interface ClosureDraft {
  from: string;
  to: string;
  sentence: TextDraft;
  saved: StaffText;
}

/** The hours while they are edited: every day is the list of its opening windows. */
export interface HoursDraft {
  week: Record<Weekday, readonly OpeningWindow[]>;
  exceptions: readonly ExceptionDraft[];
  closures: readonly ClosureDraft[];
}

/** The first date ('YYYY-MM-DD') that still counts: yesterday's hours may last past midnight (`openStatus`). */
export function firstDateOf(now: number, zone: string): string {
  return addDays(wallClock(now, zone).date, -1);
}

/** Dates before `firstDate` are left out: they are over. */
export function hoursDraft({ openingHours, exceptions, closures = [] }: StaffHours, firstDate: string): HoursDraft {
  const week = MONDAY_FIRST.map((day) => [day, windowsOf(openingHours?.[day])]);
  return {
    week: Object.fromEntries(week) as HoursDraft['week'],
    exceptions: exceptions
      .filter(({ date }) => date >= firstDate)
      .map(({ date, ...day }) => ({ date, windows: windowsOf(day) })),
    closures: closures
      .filter(({ to }) => to >= firstDate)
      .map(({ sentence, ...span }) => ({ ...span, sentence: textDraft(sentence), saved: sentence })),
  };
}

/** The request's body, which the preview uses, too. */
export function hoursInput({ week, exceptions, closures }: HoursDraft) {
  return {
    openingHours: Object.fromEntries(MONDAY_FIRST.map((day) => [day, dayOf(week[day])])),
    exceptions: exceptions.map(({ date, windows }) => ({ date, ...dayOf(windows) })),
    closures: closures.map(({ from, to, sentence }) => ({ from, to, sentence: writtenTexts(sentence) })),
  };
}

/** The opening window to suggest when one is added: a whole day first, then dinner, then an empty one. */
export function furtherWindow(windows: readonly OpeningWindow[]): OpeningWindow {
  const last = windows.at(-1);
  if (!last) return { open: '12:00', close: '22:00' };
  return last.close < '18:00' ? { open: '18:00', close: '22:00' } : { open: '', close: '' };
}

export function newClosure(): ClosureDraft {
  return { from: '', to: '', sentence: textDraft({}), saved: {} };
}

/** The dates with those of the year that follows them added, except days that it lacks or that are there already. */
export function withNextYear(exceptions: readonly ExceptionDraft[]): ExceptionDraft[] {
  const added = exceptions.flatMap(({ date, windows }) => {
    const next = `${Number(date.slice(0, 4)) + 1}${date.slice(4)}`;
    return isDate(next) && !exceptions.some((each) => each.date === next) ? [{ date: next, windows }] : [];
  });
  return [...exceptions, ...added].slice(0, STAFF_MAX.openingExceptions);
}

/** Whether the calendar has it: 29 February is not in every year. */
function isDate(date: string): boolean {
  const instant = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(date);
}

function writtenTexts(draft: TextDraft) {
  const written = LANGUAGES.map((language) => [language, draft[language].trim()]).filter(([, text]) => text !== '');
  return Object.fromEntries(written) as Partial<TextDraft>;
}
