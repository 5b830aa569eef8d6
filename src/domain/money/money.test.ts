import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fractionOf, hasDecimals, percentOf, shareOf, toDecimal, toHundredths, toMinor } from './money.ts';

describe('money', () => {
  it.each([
    [12.5, 1250],
    ['9.50', 950],
    [' 9.5 ', 950],
    [1.005, 101],
    [1.004, 100],
    [0.285, 29],
    [8.345, 835],
    [10.235, 1024],
    [-1.005, -101],
    [-0.004, 0],
    [1e-7, 0],
    [0, 0],
  ])('reads %s as %i minor units, rounding half up', (decimal, minor) => {
    expect(toMinor(decimal, 2)).toBe(minor);
  });

  it.each(['', 'abc', Number.NaN, Number.POSITIVE_INFINITY, 1e21])('refuses %s', (value) => {
    expect(() => toMinor(value, 2)).toThrow(RangeError);
  });

  it('has the decimals of its currency', () => {
    expect([1255, '1255', 1254.5, 1.4].map((yen) => toMinor(yen, 0))).toEqual([1255, 1255, 1255, 1]);
    expect([1.25, '0.0005', 1.2344].map((dinars) => toMinor(dinars, 3))).toEqual([1250, 1, 1234]);
    expect([hasDecimals(12.5, 2), hasDecimals(12.505, 2), hasDecimals(12.505, 3), hasDecimals(12.5, 0)]).toEqual([
      true,
      false,
      true,
      false,
    ]);
    expect([hasDecimals(0.1 + 0.2, 2), hasDecimals(1e300, 2)]).toEqual([true, false]);
  });

  it('is rounded where it is computed', () => {
    // The order of the issue: 1,255 yen less 10 % is 126 off.
    expect(percentOf(1255, 1000)).toBe(126);
    expect(shareOf(2511, 2)).toBe(1256);
  });

  it('has fractions rounded half up, of any amount', () => {
    expect([fractionOf(1200, 20, 120), fractionOf(5, 1, 2), fractionOf(-5, 1, 2), fractionOf(1, 1, 3)]).toEqual([
      200, 3, -3, 0,
    ]);
    expect(fractionOf(9_000_000_000_000_000, 8875, 108_875)).toBe(733_639_494_833_525);
  });

  it('comes back unchanged from the wire', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e11, max: 1e11 }), fc.constantFrom(0, 2, 3), (minor, decimals) => {
        expect(toMinor(toDecimal(minor, decimals), decimals)).toBe(minor);
        expect(hasDecimals(toDecimal(minor, decimals), decimals)).toBe(true);
      }),
    );
  });

  it.each([
    [2500, 10, 250],
    [1005, 10, 101],
    [333, 50, 167],
    [999, 12.5, 125],
    [100, 12.34, 12],
    [10_000, 12.34, 1234],
    [5, 10, 1],
    [4, 10, 0],
    [1999, 0, 0],
  ])('%i minor units at %d percent are %i', (minor, percent, expected) => {
    expect(percentOf(minor, toHundredths(percent))).toBe(expected);
  });

  it('rounds percentages exactly, whatever the amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), fc.integer({ min: 0, max: 10_000 }), (minor, hundredths) => {
        const product = BigInt(minor) * BigInt(hundredths);
        expect(percentOf(minor, hundredths)).toBe(Number((product * 2n + 10_000n) / 20_000n));
      }),
    );
  });
});
