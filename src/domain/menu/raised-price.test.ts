import { assert, constantFrom, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EXACT_ENDING, priceEndings, raisedPrice } from './raised-price.ts';

describe('a price that is changed with others', () => {
  it('goes up and down by percents and by amounts', () => {
    expect(raisedPrice(990, { by: 'percent', hundredths: 500 }, EXACT_ENDING)).toBe(1040);
    expect(raisedPrice(990, { by: 'percent', hundredths: -1000 }, EXACT_ENDING)).toBe(891);
    expect(raisedPrice(990, { by: 'amount', minor: 50 }, EXACT_ENDING)).toBe(1040);
    expect(raisedPrice(30, { by: 'amount', minor: -50 }, EXACT_ENDING)).toBe(0);
  });

  it('ends as the others do', () => {
    const five = { by: 'percent', hundredths: 500 } as const;
    expect(raisedPrice(990, five, { step: 10, less: 0 })).toBe(1040);
    expect(raisedPrice(990, five, { step: 50, less: 0 })).toBe(1050);
    expect(raisedPrice(990, five, { step: 100, less: 10 })).toBe(1090);
    expect(raisedPrice(990, five, { step: 100, less: 1 })).toBe(999);
  });

  it('is never negative and at most half a step from the exact one', () => {
    const endings = constantFrom(...[0, 2, 3].flatMap(priceEndings));
    assert(
      property(
        integer({ min: 0, max: 10_000_000 }),
        integer({ min: -9000, max: 50_000 }),
        endings,
        (price, up, ending) => {
          const exact = raisedPrice(price, { by: 'percent', hundredths: up }, EXACT_ENDING);
          const ended = raisedPrice(price, { by: 'percent', hundredths: up }, ending);
          expect(ended).toBeGreaterThanOrEqual(0);
          expect(Math.abs(ended - exact)).toBeLessThanOrEqual(Math.max(ending.step / 2, ending.less));
        },
      ),
    );
  });
});
