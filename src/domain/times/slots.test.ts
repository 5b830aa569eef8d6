import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyNow, anyScheduleIn } from '../../../tests/support/any-schedule.ts';
import { slotsFor } from '../../../tests/support/slots-for.ts';
import type { Schedule } from './opening-hours.ts';
import { type DayHours, dayOf } from './opening-windows.ts';
import { firstSlot, isSchedulable, slotDays, slotsOfDay } from './slots.ts';
import { WEEKDAYS } from './weekdays.ts';
import { DAY, MINUTE, wallClock } from './zoned-time.ts';

const QUARTER = 15 * MINUTE;
const at = (iso: string) => Date.parse(iso);
const hours = (open: string, close: string): DayHours => ({ open, close, isClosed: false });
const every = (day: DayHours, timezone = 'Europe/London'): Schedule => ({
  openingHours: Object.fromEntries(WEEKDAYS.map((name) => [name, day])),
  timezone,
});
const clock = (instant: number | undefined | null, timezone = 'Europe/London') => {
  const { minutes } = wallClock(instant ?? Number.NaN, timezone);
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
};
const today = '2026-05-04';
const now = (time: string) => at(`${today}T${time}:00+01:00`);

describe('slots', () => {
  const dinner = every(hours('11:00', '22:00'));

  it.each([
    ['18:00', '18:15'],
    ['18:01', '18:30'],
    ['18:15', '18:30'],
    ['08:00', '11:00'],
    ['10:50', '11:15'],
    ['21:44', '11:00'],
  ])('at %s the first is %s', (time, first) => expect(clock(firstSlot(dinner, now(time)))).toBe(first));

  it('end before closing time', () => {
    expect(clock(slotsOfDay(today, dinner, now('09:00')).at(-1))).toBe('21:45');
  });

  it('keep to quarters although the hours do not', () => {
    const odd = slotsOfDay(today, every(hours('11:40', '12:20')), now('09:00'));
    expect(odd.map((slot) => clock(slot))).toEqual(['11:45', '12:00', '12:15']);
  });

  it('leave out the pause between lunch and dinner', () => {
    const split = dayOf([
      { open: '12:00', close: '12:30' },
      { open: '18:00', close: '18:30' },
    ]);
    const slots = slotsOfDay(today, every(split), now('09:00'));
    expect(slots.map((slot) => clock(slot))).toEqual(['12:00', '12:15', '18:00', '18:15']);
    expect(isSchedulable(now('15:00'), every(split), now('09:00'))).toBe(false);
  });

  it('reach 7 days ahead to the minute', () => {
    const days = slotsFor(dinner, now('18:00'));
    expect(days.map(({ day }) => day)).toEqual([
      today,
      '2026-05-05',
      '2026-05-06',
      '2026-05-07',
      '2026-05-08',
      '2026-05-09',
      '2026-05-10',
      '2026-05-11',
    ]);
    expect(days.at(-1)?.slots.at(-1)).toBe(now('18:00') + 7 * DAY);
  });

  it('leave out the days without any', () => {
    const schedule = { ...dinner, openingHoursExceptions: [{ date: '2026-05-05', isClosed: true }] };
    expect(slotDays(schedule, now('21:50'))[0]).toBe('2026-05-06');
  });

  it('after midnight stand under the date they fall on', () => {
    const late = every(hours('18:00', '01:00'));
    expect(
      slotsOfDay('2026-05-05', late, now('09:00'))
        .slice(0, 5)
        .map((slot) => clock(slot)),
    ).toEqual(['00:00', '00:15', '00:30', '00:45', '18:00']);
  });

  it('wait for the end of a pause', () => {
    const paused = { ...dinner, orderingPausedUntil: now('19:05') };
    expect(clock(firstSlot(paused, now('18:00')))).toBe('19:15');
    expect(isSchedulable(now('18:30'), paused, now('18:00'))).toBe(false);
  });

  it('are none without hours', () => {
    const none: Schedule = { openingHours: null, timezone: 'Europe/London' };
    expect(slotsFor(none, now('12:00'))).toEqual([]);
    expect(firstSlot(none, now('12:00'))).toBeNull();
    expect(isSchedulable(now('18:00'), none, now('12:00'))).toBe(false);
  });

  it.each([
    ['2026-03-29', 92],
    ['2026-10-25', 100],
  ])('on %s, when the clocks change, are %i', (day, count) => {
    for (const timezone of ['Europe/London', 'Europe/Lisbon']) {
      const allDay = every(hours('00:00', '00:00'), timezone);
      expect(slotsOfDay(day, allDay, at(day) - DAY)).toHaveLength(count);
    }
  });

  it('have the wall-clock time of the zone after the clocks change', () => {
    const before = at('2026-10-23T12:00:00Z');
    const slots = slotsOfDay('2026-10-26', dinner, before);
    expect(new Date(slots[0] ?? 0).toISOString()).toBe('2026-10-26T11:00:00.000Z');
  });
});

describe('a schedulable time', () => {
  const dinner = every(hours('11:00', '22:00'));

  it('is at least 15 minutes and at most 7 days ahead, inside the hours', () => {
    expect(isSchedulable(now('18:15'), dinner, now('18:00'))).toBe(true);
    expect(isSchedulable(now('18:15') - 1, dinner, now('18:00'))).toBe(false);
    expect(isSchedulable(now('18:00') + 7 * DAY, dinner, now('18:00'))).toBe(true);
    expect(isSchedulable(now('18:00') + 7 * DAY + 1, dinner, now('18:00'))).toBe(false);
    expect(isSchedulable(now('04:00') + DAY, dinner, now('18:00'))).toBe(false);
    expect(isSchedulable(now('22:00'), dinner, now('18:00'))).toBe(false);
  });
});

const anySchedule = anyScheduleIn('Europe/London', 'Europe/Lisbon', 'Asia/Kathmandu', 'Australia/Lord_Howe');

describe('any schedule', () => {
  it('offers exactly the quarters that the server accepts', () => {
    fc.assert(
      fc.property(anySchedule, anyNow, (schedule, moment) => {
        const offered = slotsFor(schedule, moment).flatMap(({ slots }) => slots);
        const accepted: number[] = [];
        const start = Math.floor(moment / QUARTER) * QUARTER;
        for (let t = start - DAY; t <= start + 9 * DAY; t += QUARTER) {
          if (isSchedulable(t, schedule, moment)) accepted.push(t);
        }
        expect(offered).toEqual(accepted);
        expect(firstSlot(schedule, moment)).toBe(accepted[0] ?? null);
      }),
      { numRuns: 25 },
    );
  });

  it('puts each slot under its own date', () => {
    fc.assert(
      fc.property(anySchedule, anyNow, (schedule, moment) => {
        for (const { day, slots } of slotsFor(schedule, moment)) {
          expect(slots.length).toBeGreaterThan(0);
          for (const slot of slots) expect(wallClock(slot, schedule.timezone).date).toBe(day);
        }
      }),
      { numRuns: 40 },
    );
  });
});
