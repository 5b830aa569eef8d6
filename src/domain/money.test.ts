import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { percentOf, toDecimal, toMinor } from './money.ts';

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
    expect(toMinor(decimal)).toBe(minor);
  });

  it.each(['', 'abc', Number.NaN, Number.POSITIVE_INFINITY, 1e21])('refuses %s', (value) => {
    expect(() => toMinor(value)).toThrow(RangeError);
  });

  it('comes back unchanged from the wire', () => {
    fc.assert(fc.property(fc.integer({ min: -1e11, max: 1e11 }), (minor) => toMinor(toDecimal(minor)) === minor));
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
    expect(percentOf(minor, percent)).toBe(expected);
  });

  it('rounds percentages exactly, whatever the amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), fc.integer({ min: 0, max: 10_000 }), (minor, hundredths) => {
        const product = BigInt(minor) * BigInt(hundredths);
        expect(percentOf(minor, hundredths / 100)).toBe(Number((product * 2n + 10_000n) / 20_000n));
      }),
    );
  });
});
