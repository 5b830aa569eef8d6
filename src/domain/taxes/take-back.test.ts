import fc from 'fast-check';
import { expect, it } from 'vitest';
import { takeBack } from './take-back.ts';
import { type TaxSum, taxSums } from './tax-order.ts';

const TWO = taxSums(
  [
    { rate: 23_000, amount: 400 },
    { rate: 13_000, amount: 800 },
  ],
  true,
);

it('gives back at the rates of what is refunded, and by value where nobody says what', () => {
  const beer = takeBack(TWO, 400, [{ rate: 23_000, amount: 400 }]);
  expect(beer.back).toMatchObject([
    { rate: 23_000, gross: 400, tax: 75 },
    { gross: 0, tax: 0 },
  ]);
  expect(beer.left).toMatchObject([{ gross: 0, tax: 0, net: 0 }, { gross: 800 }]);
  expect(takeBack(TWO, 600, null).back).toMatchObject([{ gross: 200 }, { gross: 400 }]);
});

it('adds up to the order’s tax over any refunds, in currencies with 0, 2 and 3 decimals, included or on top', () => {
  const share = fc.record({
    rate: fc.constantFrom(0, 5500, 8875, 13_000, 20_000, 23_000),
    amount: fc.oneof(fc.nat(20), fc.nat(50_000), fc.nat(3_000_000_000)),
  });
  const refund = fc.record({
    permille: fc.integer({ min: 1, max: 1000 }),
    of: fc.option(fc.array(share, { maxLength: 2 })),
  });
  fc.assert(
    fc.property(
      fc.array(share, { minLength: 1, maxLength: 5 }),
      fc.boolean(),
      fc.array(refund, { maxLength: 6 }),
      (shares, isIncluded, refunds) => {
        const sums = taxSums(shares, isIncluded);
        const grossOf = (of: readonly TaxSum[]) => of.reduce((total, { gross }) => total + gross, 0);
        let left: TaxSum[] = sums;
        const given: TaxSum[][] = [];
        for (const { permille, of } of [...refunds, { permille: 1000, of: null }]) {
          // The last one takes all that is left.
          const amount = Math.floor((grossOf(left) / 1000) * permille);
          const taken = takeBack(left, permille === 1000 ? grossOf(left) : amount, of);
          expect(grossOf(taken.back)).toBe(permille === 1000 ? grossOf(left) : amount);
          for (const each of [...taken.back, ...taken.left]) {
            expect(each.net + each.tax).toBe(each.gross);
            expect(Math.min(each.gross, each.tax, each.net)).toBeGreaterThanOrEqual(0);
          }
          given.push(taken.back);
          ({ left } = taken);
        }
        sums.forEach((sum, index) => {
          const back = (field: 'net' | 'tax' | 'gross') =>
            given.reduce((total, each) => total + (each[index]?.[field] ?? 0), 0);
          expect([back('net'), back('tax'), back('gross')]).toEqual([sum.net, sum.tax, sum.gross]);
        });
      },
    ),
    { numRuns: 2000 },
  );
});
