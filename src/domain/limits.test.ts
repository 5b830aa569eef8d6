import { expect, it } from 'vitest';
import { BREAKPOINTS, MAX, MIN, PAGE_SIZE, RATING_STEP, TIMEOUT } from './limits.ts';

it('ratings go from the least to the most in whole steps', () => {
  expect((MAX.rating - MIN.rating) % RATING_STEP).toBe(0);
});

it('an ordinary page is never cut by the largest one', () => {
  expect(Math.max(PAGE_SIZE.orders, PAGE_SIZE.reviews)).toBeLessThanOrEqual(PAGE_SIZE.largest);
});

it('breakpoints ascend', () => {
  const widths = Object.values(BREAKPOINTS);
  expect([...widths].sort((a, b) => a - b)).toEqual(widths);
});

it('the warnings at checkout stay longest', () => {
  const { checkoutWarning, snackbar, globalSnackbar, orderPlaced, optionWarning } = TIMEOUT;
  expect(checkoutWarning).toBeGreaterThan(Math.max(snackbar, globalSnackbar, orderPlaced, optionWarning));
});
