import { expect, it } from 'vitest';
import { shortestTime } from './order-labels.ts';

it('names the day of an order that is not for today, by the restaurant’s clock', () => {
  const clock = { zone: 'Europe/Lisbon', language: 'en' } as const;
  const now = Date.parse('2026-11-27T23:30:00Z');
  expect(shortestTime('2026-11-27T23:50:00Z', clock, now)).toBe('11:50 PM');
  expect(shortestTime('2026-11-28T11:15:00Z', clock, now)).toBe('Sat 11:15 AM');
  expect(shortestTime('2026-11-28T11:15:00Z', clock, Date.parse('2026-11-28T00:01:00Z'))).toBe('11:15 AM');
});
