import { expect, test } from 'vitest';
import { isBelowMinimum } from './rewards.ts';

test('a reward is for orders of its minimum and above, and for all if it has none', () => {
  expect(isBelowMinimum({ minOrderValue: 10 }, 999, 2)).toBe(true);
  expect(isBelowMinimum({ minOrderValue: 10 }, 1000, 2)).toBe(false);
  expect(isBelowMinimum({}, 0, 2)).toBe(false);
});
