import { assert, boolean, constantFrom, integer, oneof, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EXACT_ENDING, type PriceRaise, priceEndings, raisedPrice } from './raised-price.ts';
import { raisedSurcharge } from './raised-surcharge.ts';

const five: PriceRaise = { by: 'percent', hundredths: 500 };
const more: PriceRaise = { by: 'amount', minor: 50 };
const less: PriceRaise = { by: 'amount', minor: -50 };
const alone = { byAmount: true };
const onTop = { byAmount: false };

describe('a surcharge that changes with the prices', () => {
  it('goes by percents as they do, down where it takes something off', () => {
    expect(raisedSurcharge(300, five, EXACT_ENDING, onTop)).toBe(315);
    expect(raisedSurcharge(-200, five, EXACT_ENDING, onTop)).toBe(-210);
  });

  it('goes by an amount only where what it is added to does not', () => {
    expect(raisedSurcharge(100, more, EXACT_ENDING, alone)).toBe(150);
    expect(raisedSurcharge(300, more, EXACT_ENDING, onTop)).toBe(300);
    expect(raisedSurcharge(-100, more, EXACT_ENDING, alone)).toBe(-100);
    expect(raisedSurcharge(30, less, EXACT_ENDING, alone)).toBe(0);
  });

  it('is rounded to what leaves the prices at their ending', () => {
    expect(raisedSurcharge(100, five, { step: 50, less: 0 }, alone)).toBe(100);
    expect(raisedSurcharge(100, five, { step: 100, less: 10 }, alone)).toBe(110);
    expect(raisedSurcharge(100, five, { step: 100, less: 1 }, alone)).toBe(105);
  });

  it('is not free because it was rounded', () => {
    expect(raisedSurcharge(40, five, { step: 100, less: 0 }, alone)).toBe(42);
  });

  const raise = oneof(
    record({ by: constantFrom('percent' as const), hundredths: integer({ min: -10_000, max: 50_000 }) }),
    record({ by: constantFrom('amount' as const), minor: integer({ min: -10_000, max: 10_000 }) }),
  );
  const ending = constantFrom(...[0, 2, 3].flatMap(priceEndings));

  it('stays free where it is, and never turns from more into less or back', () => {
    assert(
      property(integer({ min: -100_000, max: 100_000 }), raise, ending, boolean(), (surcharge, by, end, byAmount) => {
        const raised = raisedSurcharge(surcharge, by, end, { byAmount });
        expect(raised * surcharge).toBeGreaterThanOrEqual(0);
        if (surcharge === 0) expect(raised).toBe(0);
      }),
    );
  });

  it('leaves a dish in a size where a percentage of its whole price would be, but for rounding', () => {
    assert(
      property(
        integer({ min: 0, max: 100_000 }),
        integer({ min: 0, max: 100_000 }),
        integer({ min: -9900, max: 50_000 }),
        (price, surcharge, hundredths) => {
          const by: PriceRaise = { by: 'percent', hundredths };
          const parts =
            raisedPrice(price, by, EXACT_ENDING) + raisedSurcharge(surcharge, by, EXACT_ENDING, { byAmount: false });
          expect(Math.abs(parts - raisedPrice(price + surcharge, by, EXACT_ENDING))).toBeLessThanOrEqual(1);
        },
      ),
    );
  });
});
