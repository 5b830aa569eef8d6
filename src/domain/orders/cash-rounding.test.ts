import fc from 'fast-check';
import { expect, it } from 'vitest';
import { smallestCoin } from '../money/smallest-coin.ts';
import { cashRounding } from './cash-rounding.ts';

it.each([
  ['CHF', null, 931, 930],
  ['CHF', null, 1788, 1790],
  ['SEK', null, 12_350, 12_400],
  ['NOK', null, 12_349, 12_300],
  ['CZK', null, 19_950, 20_000],
  ['DKK', null, 10_024, 10_000],
  ['DKK', null, 10_025, 10_050],
  ['HUF', null, 199_700, 199_500],
  ['HUF', null, 199_800, 200_000],
  ['EUR', 'FI', 1497, 1495],
  ['EUR', 'DE', 1497, 1497],
  ['EUR', null, 1497, 1497],
  ['GBP', 'GB', 1497, 1497],
  ['JPY', 'JP', 1497, 1497],
])('%s in %s: %d is paid with %d', (currency, country, total, paid) => {
  const coin = smallestCoin(currency, country);
  expect(total + cashRounding(total, { method: 'Cash', coin })).toBe(paid);
  expect(cashRounding(total, { method: 'Card on Delivery', coin })).toBe(0);
});

it('is at most half a coin, and nothing for a sum that coins can pay', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.constantFrom('CHF', 'SEK', 'DKK', 'HUF', 'GBP'), (total, currency) => {
      const of = { method: 'Cash', coin: smallestCoin(currency, null) };
      const rounding = cashRounding(total, of);
      expect(Math.abs(rounding)).toBeLessThanOrEqual(250);
      expect(cashRounding(total + rounding, of)).toBe(0);
    }),
  );
});
