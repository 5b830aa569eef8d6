import { expect, it } from 'vitest';
import type { Restaurant } from '../../contract/restaurants.ts';
import { endOfBusy } from './end-of-busy.ts';

const now = Date.parse('2026-06-17T12:00:00Z');
const until = '2026-06-17T12:40:00.000Z';
const busy = { orderTimes: { daysAhead: 7, busy: { minutes: 20, until } } } as Restaurant;

it('is when the hour is over, and never for a kitchen that is not busy', () => {
  expect(endOfBusy(busy, now)).toBe(Date.parse(until));
  expect(endOfBusy(busy, Date.parse(until))).toBe(Number.POSITIVE_INFINITY);
  expect(endOfBusy({} as Restaurant, now)).toBe(Number.POSITIVE_INFINITY);
});
