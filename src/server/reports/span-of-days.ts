import { STAFF_MAX } from '../../domain/people/staff-limits.ts';
import { startOfBusinessDate } from '../../domain/times/business-day.ts';
import type { Schedule } from '../../domain/times/opening-hours.ts';
import { addDays, instantOf } from '../../domain/times/zoned-time.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import { reportsRefusals } from './reports.refusals.ts';
import type { Span } from './reports.repo.ts';

const MAX_DAYS = STAFF_MAX.figuresDays;

/** The days `from` to `to`, both included. Throws a `Refusal` if there are none or too many. */
export function datesOf({ from, to }: { from: string; to: string }): string[] {
  const dates: string[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) {
    if (dates.push(date) > MAX_DAYS) break;
  }
  if (dates.length === 0 || dates.length > MAX_DAYS) {
    throw new Refusal(reportsRefusals.span_out_of_range, { values: { days: MAX_DAYS } });
  }
  return dates;
}

/** The restaurant's business days `from` to `to`, both included: a night's last orders are of the day on which it opened. */
export function businessSpan({ from, to }: { from: string; to: string }, schedule: Schedule): Span {
  return {
    from: startOfBusinessDate(schedule, from),
    to: startOfBusinessDate(schedule, addDays(to, 1)),
    days: { from, to },
  };
}

/** The same days of the calendar in ms, `to` excluded, in a time zone where a day may have 23 or 25 hours: for what the law dates. */
export function instantsOf({ from, to }: { from: string; to: string }, timezone: string): { from: number; to: number } {
  return { from: instantOf(from, 0, timezone), to: instantOf(addDays(to, 1), 0, timezone) };
}

/** As many days before, whole weeks earlier: a day is compared with the same day of the week. */
export function spanBefore({ from, to }: { from: string; to: string }): { from: string; to: string } {
  const weeks = Math.ceil(datesOf({ from, to }).length / 7);
  return { from: addDays(from, -7 * weeks), to: addDays(to, -7 * weeks) };
}
