import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, instantOf, MINUTE, occursTwice, wallClock, weekdayOf } from './zoned-time.ts';

const at = (iso: string) => Date.parse(iso);
const iso = (instant: number) => new Date(instant).toISOString();
const HALF_PAST_ONE = 90;

describe('wall clock', () => {
  it('reads summer and winter time', () => {
    expect(wallClock(at('2026-07-01T12:00:00Z'), 'Europe/London')).toEqual({
      date: '2026-07-01',
      weekday: 'wednesday',
      minutes: 780,
    });
    expect(wallClock(at('2026-01-01T00:00:59Z'), 'Europe/Lisbon')).toEqual({
      date: '2026-01-01',
      weekday: 'thursday',
      minutes: 0,
    });
  });

  it('crosses the date line', () => {
    expect(wallClock(at('2026-05-01T12:00:00Z'), 'Pacific/Kiritimati')).toMatchObject({
      date: '2026-05-02',
      minutes: 120,
    });
    expect(wallClock(at('2026-05-01T00:30:00Z'), 'America/St_Johns')).toMatchObject({ date: '2026-04-30' });
  });
});

describe('instant of a wall clock', () => {
  it.each(['Europe/London', 'Europe/Lisbon'])('skips the gap of spring in %s', (zone) => {
    expect(iso(instantOf('2026-03-29', HALF_PAST_ONE, zone))).toBe('2026-03-29T01:00:00.000Z');
    expect(iso(instantOf('2026-03-29', 59, zone))).toBe('2026-03-29T00:59:00.000Z');
    expect(iso(instantOf('2026-03-29', 120, zone))).toBe('2026-03-29T01:00:00.000Z');
  });

  it.each(['Europe/London', 'Europe/Lisbon'])('takes the first of the two in autumn in %s', (zone) => {
    expect(iso(instantOf('2026-10-25', HALF_PAST_ONE, zone))).toBe('2026-10-25T00:30:00.000Z');
    expect(iso(instantOf('2026-10-25', 120, zone))).toBe('2026-10-25T02:00:00.000Z');
  });

  it('knows changes of half an hour, at midnight and of a whole day', () => {
    expect(iso(instantOf('2026-10-04', 135, 'Australia/Lord_Howe'))).toBe('2026-10-03T15:30:00.000Z');
    expect(wallClock(instantOf('2018-11-04', 0, 'America/Sao_Paulo'), 'America/Sao_Paulo').minutes).toBe(60);
    expect(wallClock(instantOf('2011-12-30', 720, 'Pacific/Apia'), 'Pacific/Apia')).toMatchObject({
      date: '2011-12-31',
      minutes: 0,
    });
  });

  it('minute 1440 is the next midnight', () => {
    expect(instantOf('2026-03-29', 1440, 'Europe/London')).toBe(instantOf('2026-03-30', 0, 'Europe/London'));
  });

  const zone = fc.constantFrom(
    'Europe/London',
    'Europe/Lisbon',
    'America/New_York',
    'Asia/Kathmandu',
    'Australia/Lord_Howe',
    'Pacific/Auckland',
    'Africa/Casablanca',
  );
  const minute = fc.integer({ min: at('2020-01-01') / MINUTE, max: at('2035-01-01') / MINUTE });

  it('is the earliest instant that shows what the wall clock showed', () => {
    fc.assert(
      fc.property(zone, minute, (where, m) => {
        const shown = wallClock(m * MINUTE, where);
        const found = instantOf(shown.date, shown.minutes, where);
        expect(wallClock(found, where)).toEqual(shown);
        expect(found).toBeLessThanOrEqual(m * MINUTE);
      }),
    );
  });
});

describe('dates', () => {
  it('add across months, leap days and clock changes', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2026-03-30', -1)).toBe('2026-03-29');
  });

  it('know their weekday', () => expect(weekdayOf('2026-10-25')).toBe('sunday'));
});

describe('a time that occurs twice', () => {
  it('is in the hour before clocks are put back, and in the hour after', () => {
    const twice = (time: string) => occursTwice(at(`2026-10-25T${time}:00Z`), 'Europe/London');
    expect(['23:59', '00:00', '00:59', '01:00', '01:59', '02:00'].map(twice)).toEqual([
      ...[false, true, true, true, true, false],
    ]);
    expect(occursTwice(at('2026-03-29T00:30:00Z'), 'Europe/London')).toBe(false);
    expect(occursTwice(at('2026-10-25T00:30:00Z'), 'UTC')).toBe(false);
  });

  it('is one that the wall clock shows at another moment too', () => {
    const zone = fc.constantFrom(
      'Europe/London',
      'America/New_York',
      'Australia/Lord_Howe',
      'Asia/Tokyo',
      'Africa/Casablanca',
    );
    const quarters = fc.integer({
      min: at('2026-01-01T00:00:00Z') / 900_000,
      max: at('2027-12-31T00:00:00Z') / 900_000,
    });
    fc.assert(
      fc.property(zone, quarters, (each, quarter) => {
        const instant = quarter * 900_000;
        const shown = JSON.stringify(wallClock(instant, each));
        const others = [-60, -45, -30, -15, 15, 30, 45, 60].map((minutes) =>
          wallClock(instant + minutes * MINUTE, each),
        );
        expect(occursTwice(instant, each)).toBe(others.some((other) => JSON.stringify(other) === shown));
      }),
    );
  });
});
