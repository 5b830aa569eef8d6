import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyNow, anyScheduleIn, CLOCK_CHANGES } from '../../../tests/support/any-schedule.ts';
import { isOpenAt, openStatus, type Schedule } from './opening-hours.ts';
import type { DayHours } from './opening-windows.ts';
import type { Weekday } from './weekdays.ts';
import { DAY, MINUTE } from './zoned-time.ts';

/*
 * The same rules a second time, by Temporal, which browsers do not all have: each day's hours are turned into
 * instants and looked through one by one.
 */
type Window = { open: number; close: number };

function windows(schedule: Schedule, now: number): Window[] {
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(schedule.timezone).toPlainDate();
  const paused = Number(schedule.orderingPausedUntil ?? 0);
  return Array.from({ length: 9 }, (_, day) => windowsOn(schedule, today.add({ days: day - 1 })))
    .flat()
    .map(({ open, close }) => ({ open: Math.max(open, paused), close }))
    .filter(({ open, close }) => open < close);
}

function windowsOn(schedule: Schedule, date: Temporal.PlainDate): Window[] {
  const name = date.toLocaleString('en-GB', { weekday: 'long' }).toLowerCase() as Weekday;
  const exception = schedule.openingHoursExceptions?.find((each) => each.date === date.toString());
  const { open, close, isClosed, windows }: DayHours = exception ?? schedule.openingHours?.[name] ?? { isClosed: true };
  if (!open || !close || isClosed) return [];
  const tomorrow = date.add({ days: 1 });
  return (windows ?? [{ open, close }]).map((window) => {
    if (window.open === window.close) {
      return { open: instant(date, '00:00', schedule), close: instant(tomorrow, '00:00', schedule) };
    }
    return {
      open: instant(date, window.open, schedule),
      close: instant(window.close < window.open ? tomorrow : date, window.close, schedule),
    };
  });
}

/** A time that comes twice is its first; one that is skipped is the moment of the change. */
function instant(date: Temporal.PlainDate, time: string, { timezone }: Schedule): number {
  const wall = date.toPlainDateTime(time);
  const zoned = wall.toZonedDateTime(timezone, { disambiguation: 'earlier' });
  const isSkipped = !zoned.toPlainDateTime().equals(wall);
  return (isSkipped ? zoned.getTimeZoneTransition('next') : zoned)?.epochMilliseconds ?? Number.NaN;
}

describe.each(['Europe/London', 'Europe/Lisbon'])('hours in %s by a second reckoning', (timezone) => {
  const anySchedule = anyScheduleIn(timezone);
  const isWithin = (all: Window[], t: number) => all.some(({ open, close }) => open <= t && t < close);

  it('are open and closed at the same minutes, also in the nights when the clocks change', () => {
    fc.assert(
      fc.property(anySchedule, fc.constantFrom(...CLOCK_CHANGES), (schedule, day) => {
        const from = Date.parse(day) - DAY / 2;
        const all = windows(schedule, from);
        for (let t = from; t < from + 2 * DAY; t += 15 * MINUTE) {
          for (const near of [t - 1, t]) {
            expect([near, isOpenAt(schedule, near)]).toEqual([near, isWithin(all, near)]);
          }
        }
      }),
      { numRuns: 40 },
    );
  });

  it('open next at the first opening there is, and not a moment before', () => {
    fc.assert(
      fc.property(anySchedule, anyNow, (schedule, now) => {
        const all = windows(schedule, now);
        const { isOpen, nextOpening } = openStatus(schedule, now);
        expect(isOpen).toBe(isWithin(all, now));
        if (isOpen) return;
        const openings = all.map(({ open }) => open).filter((open) => open > now);
        expect(nextOpening).toBe(openings.length ? Math.min(...openings) : null);
        if (nextOpening === null) return;
        expect([isOpenAt(schedule, nextOpening), isOpenAt(schedule, nextOpening - 1)]).toEqual([true, false]);
      }),
      { numRuns: 300 },
    );
  });
});
