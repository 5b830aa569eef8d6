import { expect, it } from 'vitest';
import { fromStripe, toStripe } from './stripe-amount.ts';

it.each([
  ['EUR', 1250, 1250],
  ['JPY', 1250, 1250],
  // Without decimals, and counted in hundredths all the same.
  ['ISK', 1250, 125_000],
  // With decimals, and counted without: 2,000 ariary.
  ['MGA', 200_000, 2000],
])('counts %s as Stripe does', (currency, minor, counted) => {
  expect(toStripe(minor, currency)).toBe(counted);
  expect(fromStripe(counted, currency.toLowerCase())).toBe(minor);
});
