import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyNow, anyScheduleIn } from '../../../tests/support/any-schedule.ts';
import { businessDate } from './business-day.ts';
import { isOpenAt, openStatus, periodsOn, type Schedule } from './opening-hours.ts';
import { dayOf, type OpeningWindow } from './opening-windows.ts';
import { closedAt, closeTogether, openUntil } from './todays-hours.ts';
import { addDays, MINUTE, wallClock } from './zoned-time.ts';

const HOUR = 60 * MINUTE;
const LUNCH = { open: '12:00', close: '15:00' };
const DINNER = { open: '18:00', close: '01:00' };
const WEDNESDAY = '2026-06-17';

function open(...windows: OpeningWindow[]): Schedule {
  return { timezone: 'UTC', openingHours: { wednesday: dayOf(windows), thursday: dayOf(windows) } };
}
const moment = (schedule: Schedule, now: number) => ({ date: businessDate(schedule, now), now });
const at = (time: string, day = WEDNESDAY) => Date.parse(`${day}T${time}Z`);
const more = (schedule: Schedule, now: number, until: number) => openUntil(schedule, until, moment(schedule, now));
const less = (schedule: Schedule, now: number, until = now) => closedAt(schedule, until, moment(schedule, now));
/** The schedule once a date has these hours. */
const withDay = (schedule: Schedule, date: string, windows: OpeningWindow[]): Schedule => ({
  ...schedule,
  openingHoursExceptions: [
    ...(schedule.openingHoursExceptions ?? []).filter((each) => each.date !== date),
    { date, ...dayOf(windows) },
  ],
});

describe('open for longer', () => {
  it('lasts until the time that is asked for, and later openings stay', () => {
    expect(more(open(LUNCH, DINNER), at('14:00'), at('17:00'))).toEqual([{ open: '12:00', close: '17:00' }, DINNER]);
  });

  it('becomes one with an opening that it reaches', () => {
    expect(more(open(LUNCH, DINNER), at('14:40'), at('18:00'))).toEqual([{ open: '12:00', close: '01:00' }]);
  });

  it('begins at once where it is closed, to the minute', () => {
    expect(more(open(DINNER), at('15:30:42'), at('17:30'))).toEqual([{ open: '15:30', close: '17:30' }, DINNER]);
    expect(more(open(), at('23:30'), at('01:30', '2026-06-18'))).toEqual([{ open: '23:30', close: '01:30' }]);
  });

  it('belongs to yesterday while its night lasts', () => {
    const now = at('00:30', '2026-06-18');
    expect(businessDate(open(DINNER), now)).toBe(WEDNESDAY);
    expect(more(open(DINNER), now, at('03:00', '2026-06-18'))).toEqual([{ open: '18:00', close: '03:00' }]);
  });

  it('is never shorter than it was', () => {
    expect(more(open(LUNCH), at('14:00'), at('14:30'))).toEqual([LUNCH]);
  });

  it('is not as long as a day', () => {
    expect(more(open(DINNER), at('19:00'), at('17:59', '2026-06-18'))).not.toBeNull();
    expect(more(open(DINNER), at('19:00'), at('18:00', '2026-06-18'))).toBeNull();
    expect(more(open({ open: '00:00', close: '00:00' }), at('19:00'), at('02:00', '2026-06-18'))).toBeNull();
  });

  it('forgets what is over before it has more openings than a day may', () => {
    const five = ['08', '10', '12', '14'].map((hour) => ({ open: `${hour}:00`, close: `${hour}:30` }));
    expect(more(open(...five), at('16:00'), at('18:00'))).toEqual([
      ...five.slice(1),
      { open: '16:00', close: '18:00' },
    ]);
  });
});

describe('closed early', () => {
  it('keeps what is over, and opens no more', () => {
    expect(less(open(LUNCH, DINNER), at('14:20:10'))).toEqual([{ open: '12:00', close: '14:20' }]);
    expect(less(open(LUNCH, DINNER), at('16:00'))).toEqual([LUNCH]);
    expect(less(open(LUNCH, DINNER), at('11:00'))).toEqual([]);
    expect(less(open(LUNCH, DINNER), at('12:00:30'))).toEqual([]);
  });

  it('may be later, also past midnight', () => {
    expect(less(open(LUNCH, DINNER), at('14:00'), at('21:00'))).toEqual([LUNCH, { open: '18:00', close: '21:00' }]);
    const night = at('00:15', '2026-06-18');
    expect(less(open(DINNER), at('20:00'), night)).toEqual([{ open: '18:00', close: '00:15' }]);
    expect(less(open(LUNCH, DINNER), night)).toEqual([LUNCH, { open: '18:00', close: '00:15' }]);
  });
});

it('knows whether two schedules close together', () => {
  const [all, evening] = [open({ open: '12:00', close: '23:00' }), open({ open: '18:00', close: '23:00' })];
  expect(closeTogether(evening, all, moment(all, at('19:00')))).toBe(true);
  expect(closeTogether(evening, all, moment(all, at('13:00')))).toBe(false);
  expect(closeTogether(open({ open: '18:00', close: '22:00' }), all, moment(all, at('19:00')))).toBe(false);
});

describe.each(['Europe/London', 'Europe/Lisbon'])('in %s, also when clocks change', (zone) => {
  const anyRun = fc.tuple(anyScheduleIn(zone), anyNow, fc.integer({ min: 1, max: 600 })).map(([any, now, minutes]) => {
    const schedule = { ...any, orderingPausedUntil: null };
    return { schedule, now, until: Math.floor(now / MINUTE + minutes) * MINUTE, date: businessDate(schedule, now) };
  });

  it('it is open until then, at most an hour longer, and other days are as they were', () => {
    fc.assert(
      fc.property(anyRun, ({ schedule, now, until, date }) => {
        const windows = openUntil(schedule, until, { date, now });
        if (!windows) return;
        const changed = withDay(schedule, date, windows);
        for (let t = now; t < until; t += 7 * MINUTE) expect(isOpenAt(changed, t)).toBe(true);
        const before = openStatus(schedule, until + HOUR);
        if (!before.isOpen) expect(openStatus(changed, until + HOUR)).toMatchObject({ isOpen: false });
        expect(periodsOn(changed, addDays(date, 1))).toEqual(periodsOn(schedule, addDays(date, 1)));
      }),
      { numRuns: 500 },
    );
  });

  it('it is closed from then on, and until the next day opens', () => {
    fc.assert(
      fc.property(anyRun, fc.boolean(), ({ schedule, now, until, date }, isNow) => {
        const changed = withDay(schedule, date, closedAt(schedule, isNow ? now : until, { date, now }));
        const latest = Math.max(now, isNow ? now : until + HOUR);
        for (const { close } of periodsOn(changed, date)) expect(close).toBeLessThanOrEqual(latest);
        const later = [1, 2].flatMap((days) => periodsOn(schedule, addDays(date, days)));
        const isOther = (t: number) => later.some(({ open, close }) => open <= t && t < close);
        if (wallClock(latest, zone).date >= date) expect(isOpenAt(changed, latest)).toBe(isOther(latest));
      }),
      { numRuns: 500 },
    );
  });
});
