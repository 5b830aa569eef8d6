import { expect, it } from 'vitest';
import { isWithin, nextWindow } from './next-window.ts';

const always = { validFrom: null, validUntil: null };
const lunch = { validFrom: 1200, validUntil: 1400 };
const happyHour = { validFrom: 1700, validUntil: null };

it('a promotion is valid from its first moment to before its last', () => {
  expect([1199, 1200, 1399, 1400].map((now) => isWithin(lunch, now))).toEqual([false, true, true, false]);
  expect(isWithin(always, 0)).toBe(true);
});

it.each([
  [0, 1200],
  [1200, 1400],
  [1399, 1400],
  [1400, 1700],
  [1700, Number.POSITIVE_INFINITY],
])('at %d those that are valid stay so until %d', (now, until) => {
  expect(nextWindow([always, lunch, happyHour], now)).toBe(until);
});
