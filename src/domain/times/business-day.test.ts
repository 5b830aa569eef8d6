import { describe, expect, it } from 'vitest';
import { endOfBusinessDay } from './business-day.ts';
import type { Schedule } from './opening-hours.ts';

const schedule: Schedule = {
  timezone: 'Europe/London',
  openingHours: {
    wednesday: { open: '11:00', close: '22:00' },
    friday: { open: '18:00', close: '02:00' },
    saturday: {
      ...{ open: '11:00', close: '14:00' },
      windows: [
        { open: '11:00', close: '14:00' },
        { open: '18:00', close: '23:00' },
      ],
    },
    sunday: { open: '00:00', close: '00:00' },
  },
  openingHoursExceptions: [{ date: '2026-06-24', open: '11:00', close: '15:00' }],
};
/** In June 2026: the 17th is a Wednesday. */
const at = (day: number, time: string) => Date.parse(`2026-06-${day}T${time}:00+01:00`);
const endAt = (day: number, time: string) => endOfBusinessDay(schedule, at(day, time));

describe('the business day', () => {
  it('ends at closing, before opening as well as after it', () => {
    expect(endAt(17, '09:00')).toBe(at(17, '22:00'));
    expect(endAt(17, '21:59')).toBe(at(17, '22:00'));
  });

  it('goes on through a pause, until the last closing', () => {
    expect(endAt(20, '15:00')).toBe(at(20, '23:00'));
  });

  it('ends at midnight after closing, on a closed day, and where it never closes', () => {
    expect(endAt(17, '22:00')).toBe(at(18, '00:00'));
    expect(endAt(18, '12:00')).toBe(at(19, '00:00'));
    expect(endAt(21, '12:00')).toBe(at(22, '00:00'));
  });

  it('goes on past midnight until the night’s closing', () => {
    expect(endAt(19, '20:00')).toBe(at(20, '02:00'));
    expect(endAt(20, '01:30')).toBe(at(20, '02:00'));
    expect(endAt(20, '02:00')).toBe(at(20, '23:00'));
  });

  it('follows an exception, and no pause', () => {
    expect(endAt(24, '12:00')).toBe(at(24, '15:00'));
    expect(endOfBusinessDay({ ...schedule, orderingPausedUntil: at(18, '12:00') }, at(17, '12:00'))).toBe(
      at(17, '22:00'),
    );
  });
});
