import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyNow, anyScheduleIn } from '../../../tests/support/any-schedule.ts';
import { isOpenAt, nextBoundary, type OpeningHours, openStatus, type Schedule } from './opening-hours.ts';
import { type DayHours, dayOf } from './opening-windows.ts';
import { WEEKDAYS } from './weekdays.ts';
import { DAY, MINUTE } from './zoned-time.ts';

const at = (iso: string) => Date.parse(iso);
const iso = (instant: number | null) => (instant === null ? null : new Date(instant).toISOString().slice(0, 16));
const hours = (open: string, close: string): DayHours => ({ open, close, isClosed: false });
const everyDay = (day: DayHours): OpeningHours => Object.fromEntries(WEEKDAYS.map((name) => [name, day]));
const london = (openingHours: OpeningHours | null, rest: Partial<Schedule> = {}): Schedule => ({
  openingHours,
  timezone: 'Europe/London',
  ...rest,
});
// 2026-05-04 is a Monday; London is an hour ahead of UTC.
const monday = (clock: string) => at(`2026-05-04T${clock}:00+01:00`);
const tuesday = (clock: string) => at(`2026-05-05T${clock}:00+01:00`);

describe('open status', () => {
  const lunch = london(everyDay(hours('11:00', '22:30')));

  it('is open from the opening up to, not including, the closing', () => {
    expect(isOpenAt(lunch, monday('10:59'))).toBe(false);
    expect(isOpenAt(lunch, monday('11:00'))).toBe(true);
    expect(isOpenAt(lunch, monday('22:29'))).toBe(true);
    expect(isOpenAt(lunch, monday('22:30'))).toBe(false);
  });

  it('opens next with the earliest opening of a day, also where one that begins later means all day', () => {
    const windows = [
      { open: '00:15', close: '00:00' },
      { open: '11:30', close: '11:30' },
    ];
    const schedule = london({ tuesday: dayOf(windows) });
    expect(openStatus(schedule, monday('12:00')).nextOpening).toBe(tuesday('00:00'));
  });

  it('says until when it is open', () => {
    expect(openStatus(lunch, monday('12:00'))).toEqual({
      state: 'open',
      isOpen: true,
      closesAt: monday('22:30'),
      nextOpening: null,
      opensToday: false,
    });
  });

  it('opens later today, or another day', () => {
    expect(openStatus(lunch, monday('09:00'))).toMatchObject({ nextOpening: monday('11:00'), opensToday: true });
    expect(openStatus(lunch, monday('23:00'))).toMatchObject({ nextOpening: tuesday('11:00'), opensToday: false });
  });

  it('finds the one weekly opening a week ahead, but nothing beyond', () => {
    const mondays = london({ monday: hours('11:00', '22:30') });
    expect(openStatus(mondays, monday('23:00')).nextOpening).toBe(monday('11:00') + 7 * DAY);
    const holiday = { openingHoursExceptions: [{ date: '2026-05-11', isClosed: true }] };
    expect(openStatus({ ...mondays, ...holiday }, monday('23:00'))).toMatchObject({
      state: 'closed',
      nextOpening: null,
    });
  });

  it('a missing day is closed, and so is one without times', () => {
    expect(isOpenAt(london({ tuesday: hours('11:00', '22:00') }), monday('12:00'))).toBe(false);
    expect(isOpenAt(london({ monday: { isClosed: false } }), monday('12:00'))).toBe(false);
    expect(isOpenAt(london({ monday: { ...hours('11:00', '22:00'), isClosed: true } }), monday('12:00'))).toBe(false);
  });

  it('closed all week means check back later; no hours at all means unavailable', () => {
    expect(openStatus(london(everyDay({ isClosed: true })), monday('12:00'))).toMatchObject({
      state: 'closed',
      nextOpening: null,
    });
    expect(openStatus(london(null), monday('12:00')).state).toBe('unavailable');
    expect(openStatus(london({}), monday('12:00')).state).toBe('unavailable');
  });

  it('without weekly hours a holiday leaves them unavailable, and a date with hours opens', () => {
    const holiday = { openingHoursExceptions: [{ date: '2026-05-06', isClosed: true }] };
    expect(openStatus({ ...london(null), ...holiday }, monday('12:00')).state).toBe('unavailable');
    const evening = { openingHoursExceptions: [{ date: '2026-05-05', ...hours('18:00', '22:00') }] };
    expect(openStatus({ ...london(null), ...evening }, monday('12:00'))).toMatchObject({
      state: 'closed',
      nextOpening: tuesday('18:00'),
    });
  });
});

describe('overnight hours', () => {
  const late = london({ monday: hours('18:00', '02:00') });

  it('belong to the day they open', () => {
    expect(isOpenAt(late, monday('01:00'))).toBe(false);
    expect(isOpenAt(late, tuesday('01:00'))).toBe(true);
    expect(isOpenAt(late, tuesday('02:00'))).toBe(false);
    expect(isOpenAt(late, tuesday('03:00'))).toBe(false);
    expect(openStatus(late, monday('23:00')).closesAt).toBe(tuesday('02:00'));
  });

  it('run on into a day that an exception closes', () => {
    const exceptions = { openingHoursExceptions: [{ date: '2026-05-05', open: null, close: null, isClosed: true }] };
    expect(isOpenAt({ ...late, ...exceptions }, tuesday('01:00'))).toBe(true);
  });

  it('run on into the next opening without a gap', () => {
    const joined = london({ monday: hours('18:00', '12:00'), tuesday: hours('11:00', '15:00') });
    expect(openStatus(joined, monday('19:00')).closesAt).toBe(tuesday('15:00'));
  });
});

describe('lunch and dinner', () => {
  const split = dayOf([
    { open: '11:00', close: '14:30' },
    { open: '18:00', close: '01:00' },
  ]);
  const schedule = london(everyDay(split));

  it('are closed between', () => {
    expect(openStatus(schedule, monday('12:00')).closesAt).toBe(monday('14:30'));
    expect(openStatus(schedule, monday('14:30'))).toMatchObject({ nextOpening: monday('18:00'), opensToday: true });
    expect(openStatus(schedule, monday('19:00')).closesAt).toBe(tuesday('01:00'));
    expect(openStatus(schedule, tuesday('01:00')).nextOpening).toBe(tuesday('11:00'));
  });

  it('change what is said at each of their times', () => {
    expect(nextBoundary(schedule, monday('12:00'))).toBe(monday('14:30'));
    expect(nextBoundary(schedule, monday('15:00'))).toBe(monday('18:00'));
  });

  it('may be those of one date', () => {
    const holiday = london(everyDay(hours('11:00', '22:00')), {
      openingHoursExceptions: [{ date: '2026-05-04', ...split }],
    });
    expect(isOpenAt(holiday, monday('15:00'))).toBe(false);
    expect(isOpenAt(holiday, tuesday('15:00'))).toBe(true);
  });

  it('are lunch to whoever reads one opening a day: never open when it is closed', () => {
    const asOneRead = london(everyDay({ ...split, windows: null }));
    for (let t = monday('00:00'); t < tuesday('00:00'); t += 15 * MINUTE) {
      if (isOpenAt(asOneRead, t)) expect(isOpenAt(schedule, t)).toBe(true);
    }
  });
});

describe('all day', () => {
  it('is what equal times mean, from midnight to midnight', () => {
    for (const time of ['00:00', '09:00']) {
      const schedule = london({ monday: hours(time, time) });
      expect(isOpenAt(schedule, monday('00:00'))).toBe(true);
      expect(openStatus(schedule, monday('12:00')).closesAt).toBe(tuesday('00:00'));
    }
  });

  it('every day never closes', () => {
    expect(openStatus(london(everyDay(hours('00:00', '00:00'))), monday('12:00'))).toMatchObject({
      isOpen: true,
      closesAt: null,
    });
  });

  it('every day but one closes that day', () => {
    const schedule = london({ ...everyDay(hours('00:00', '00:00')), sunday: { isClosed: true } });
    expect(iso(openStatus(schedule, monday('12:00')).closesAt)).toBe('2026-05-09T23:00');
  });
});

describe('exceptions and pauses', () => {
  const lunch = everyDay(hours('11:00', '22:00'));

  it('an exception replaces the hours of its date', () => {
    const schedule = london(lunch, {
      openingHoursExceptions: [
        { date: '2026-05-04', open: '17:00', close: '23:00', isClosed: false },
        { date: '2026-05-05', isClosed: true },
      ],
    });
    expect(openStatus(schedule, monday('12:00')).nextOpening).toBe(monday('17:00'));
    expect(openStatus(schedule, monday('23:00')).nextOpening).toBe(tuesday('11:00') + DAY);
  });

  it('a pause inside the hours ends when it says', () => {
    const schedule = london(lunch, { orderingPausedUntil: '2026-05-04T12:30:00Z' });
    expect(openStatus(schedule, monday('12:00'))).toMatchObject({
      isOpen: false,
      nextOpening: monday('13:30'),
      opensToday: true,
    });
    expect(isOpenAt(schedule, monday('13:30'))).toBe(true);
  });

  it('a pause that outlasts the hours leads to the next opening', () => {
    const schedule = london(lunch, { orderingPausedUntil: monday('23:00') });
    expect(openStatus(schedule, monday('12:00')).nextOpening).toBe(tuesday('11:00'));
  });

  it('a pause that is over changes nothing', () => {
    const schedule = london(lunch, { orderingPausedUntil: monday('11:30') });
    expect(openStatus(schedule, monday('12:00')).isOpen).toBe(true);
  });
});

describe.each(['Europe/London', 'Europe/Lisbon'])('clock changes in %s', (timezone) => {
  const schedule: Schedule = { openingHours: everyDay(hours('11:00', '23:00')), timezone };

  it('in spring it opens an hour earlier in UTC', () => {
    expect(iso(openStatus(schedule, at('2026-03-28T23:30:00Z')).nextOpening)).toBe('2026-03-29T10:00');
    expect(iso(openStatus(schedule, at('2026-03-28T12:00:00Z')).closesAt)).toBe('2026-03-28T23:00');
    expect(iso(openStatus(schedule, at('2026-03-29T12:00:00Z')).closesAt)).toBe('2026-03-29T22:00');
  });

  it('in autumn it opens an hour later in UTC', () => {
    expect(iso(openStatus(schedule, at('2026-10-24T22:30:00Z')).nextOpening)).toBe('2026-10-25T11:00');
  });

  it('an overnight opening is an hour shorter in spring and longer in autumn', () => {
    const late: Schedule = { openingHours: everyDay(hours('18:00', '03:00')), timezone };
    expect(iso(openStatus(late, at('2026-03-28T20:00:00Z')).closesAt)).toBe('2026-03-29T02:00');
    expect(iso(openStatus(late, at('2026-10-24T20:00:00Z')).closesAt)).toBe('2026-10-25T03:00');
  });

  it('a time that the clocks skip is the first instant after the gap', () => {
    const early: Schedule = { openingHours: everyDay(hours('01:30', '05:00')), timezone };
    expect(iso(openStatus(early, at('2026-03-29T00:30:00Z')).nextOpening)).toBe('2026-03-29T01:00');
  });

  it('hours that lie in the gap altogether do not open that day', () => {
    const gone: Schedule = { openingHours: everyDay(hours('01:00', '01:45')), timezone };
    expect(iso(openStatus(gone, at('2026-03-29T00:30:00Z')).nextOpening)).toBe('2026-03-30T00:00');
  });
});

const anySchedule = anyScheduleIn('Europe/London', 'Europe/Lisbon', 'America/New_York', 'Australia/Lord_Howe');

describe('any schedule', () => {
  it('is really open at the next opening, and at no quarter before', () => {
    fc.assert(
      fc.property(anySchedule, anyNow, (schedule, now) => {
        const { isOpen, nextOpening } = openStatus(schedule, now);
        if (isOpen) {
          expect(nextOpening).toBeNull();
          return;
        }
        if (nextOpening !== null) expect(isOpenAt(schedule, nextOpening)).toBe(true);
        for (let t = now; t < (nextOpening ?? now + 6 * DAY); t += 15 * MINUTE) {
          expect(isOpenAt(schedule, t)).toBe(false);
        }
      }),
    );
  });

  it('stays open until it closes, and is closed then', () => {
    fc.assert(
      fc.property(anySchedule, anyNow, (schedule, now) => {
        const { isOpen, closesAt } = openStatus(schedule, now);
        if (!isOpen) return;
        if (closesAt !== null) expect(isOpenAt(schedule, closesAt)).toBe(false);
        for (let t = now; t < (closesAt ?? now + 2 * DAY); t += 15 * MINUTE) {
          expect(isOpenAt(schedule, t)).toBe(true);
        }
      }),
    );
  });

  it('says the same until the next boundary', () => {
    fc.assert(
      fc.property(anySchedule, anyNow, fc.double({ min: 0, max: 1, noNaN: true }), (schedule, now, share) => {
        const boundary = nextBoundary(schedule, now);
        expect(boundary).toBeGreaterThan(now);
        const between = Math.min(boundary - 1, Math.floor(now + share * (boundary - now)));
        expect(openStatus(schedule, between)).toEqual(openStatus(schedule, now));
      }),
    );
  });
});
