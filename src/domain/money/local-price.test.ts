import { describe, expect, it } from 'vitest';
import { localPrice } from './local-price.ts';

describe('an example price', () => {
  it.each([
    ['EUR', 9.9],
    ['GBP', 9.9],
    ['USD', 9.9],
    ['CHF', 14.9],
    ['PLN', 39.6],
    ['SEK', 99],
    ['INR', 594],
    ['JPY', 990],
    ['HUF', 2970],
    ['KWD', 2.97],
    ['VND', 99_000],
  ])('is of the size that prices have in %s', (code, price) => {
    expect(localPrice(9.9, code)).toBe(price);
  });

  it('stays what it is for nothing, and may be less than nothing', () => {
    expect(localPrice(0, 'JPY')).toBe(0);
    expect(localPrice(-2, 'JPY')).toBe(-200);
  });
});
