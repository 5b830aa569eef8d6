import { expect, it } from 'vitest';
import { shortestTime } from './order-labels.ts';

it('names the day of an order that is not for today, by the restaurant’s clock', () => {
  const clock = { zone: 'Europe/Lisbon', language: 'en' } as const;
  const now = Date.parse('2026-11-27T23:30:00Z');
  expect(shortestTime('2026-11-27T23:50:00Z', clock, now)).toBe('11:50 PM');
  expect(shortestTime('2026-11-28T11:15:00Z', clock, now)).toBe('Sat 11:15 AM');
  expect(shortestTime('2026-11-28T11:15:00Z', clock, Date.parse('2026-11-28T00:01:00Z'))).toBe('11:15 AM');
});

it('has the date of a day that its weekday alone does not name', () => {
  const clock = { zone: 'Europe/Lisbon', language: 'en' } as const;
  const now = Date.parse('2026-11-27T23:30:00Z');
  const mondays = ['2026-11-30', '2026-12-07', '2026-12-21', '2027-01-18'].map((date) => `${date}T18:00:00Z`);
  expect(mondays.map((monday) => shortestTime(monday, clock, now))).toEqual([
    'Mon 6:00 PM',
    'Mon 7 Dec 6:00 PM',
    'Mon 21 Dec 6:00 PM',
    'Mon 18 Jan 6:00 PM',
  ]);
  expect(shortestTime('2026-11-25T18:00:00Z', clock, now)).toBe('Wed 25 Nov 6:00 PM');
});
