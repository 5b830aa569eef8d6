import fc from 'fast-check';
import type { Schedule } from '../../src/domain/times/opening-hours.ts';
import { dayOf } from '../../src/domain/times/opening-windows.ts';
import { WEEKDAYS } from '../../src/domain/times/weekdays.ts';
import { addDays, DAY, MINUTE } from '../../src/domain/times/zoned-time.ts';

/** The Sundays of 2026 on which London and Lisbon change their clocks, at 01:00 UTC. */
export const CLOCK_CHANGES = ['2026-03-29', '2026-10-25'] as const;
const change = fc.constantFrom(...CLOCK_CHANGES);

const pad = (value: number) => String(value).padStart(2, '0');
const anyTime = fc
  .oneof(
    fc.integer({ min: 0, max: 1439 }),
    fc.integer({ min: 0, max: 95 }).map((quarter) => quarter * 15),
  )
  .map((minutes) => `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`);
/** Any two times, so also overnight and all day. */
const anyWindow = fc.record({ open: anyTime, close: anyTime });
/** A day that is closed, or has one or several windows, which may overlap. */
const anyDay = fc
  .tuple(fc.array(anyWindow, { minLength: 1, maxLength: 3 }), fc.boolean())
  .map(([windows, isClosed]) => ({
    ...dayOf(windows.sort((one, other) => (one.open < other.open ? -1 : 1))),
    isClosed,
  }));

/** Instants (ms since the epoch) from eight days before a change of the clocks to two days after it. */
export const anyNow = fc
  .tuple(change, fc.integer({ min: -8 * 86_400, max: 2 * 86_400 }))
  .map(([day, seconds]) => Date.parse(day) + seconds * 1000);

/** Schedules with any hours, with exceptions around the changes of the clocks, sometimes paused. */
export const anyScheduleIn = (...zones: string[]): fc.Arbitrary<Schedule> =>
  fc.record({
    openingHours: fc.record(Object.fromEntries(WEEKDAYS.map((day) => [day, anyDay])), { requiredKeys: [] }),
    openingHoursExceptions: fc.array(
      fc
        .tuple(change, fc.integer({ min: -2, max: 2 }), anyDay)
        .map(([day, offset, hours]) => ({ date: addDays(day, offset), ...hours })),
      { maxLength: 3 },
    ),
    timezone: fc.constantFrom(...zones),
    orderingPausedUntil: fc.option(anyNow.map((instant) => instant + DAY - (instant % MINUTE))),
  });
