import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dealChoices, dealShares } from './deals.ts';

const PIZZA = { id: 'pizza', categoryIds: ['pizzas'] };
const CALZONE = { id: 'calzone', categoryIds: ['pizzas'] };
const COLA = { id: 'cola', categoryIds: ['drinks'] };
const LINES = [
  { id: 'first', categoryId: 'pizzas', dishes: [{ productId: 'calzone', extra: 150 }] },
  { id: 'drink', categoryId: null, dishes: [{ productId: 'cola', extra: 0 }] },
];

describe('what can be chosen in a deal', () => {
  it('is all of a category, some of it for more, or the dishes that are named', () => {
    expect(dealChoices({ lines: LINES }, [PIZZA, CALZONE, COLA])).toEqual([
      [
        { productId: 'pizza', extra: 0 },
        { productId: 'calzone', extra: 150 },
      ],
      [{ productId: 'cola', extra: 0 }],
    ]);
  });

  it('lacks what is sold out', () => {
    expect(dealChoices({ lines: LINES }, [PIZZA, COLA])?.[0]).toEqual([{ productId: 'pizza', extra: 0 }]);
  });

  it('is nothing at all once a line has no choice, or the deal no lines', () => {
    expect(dealChoices({ lines: LINES }, [PIZZA, CALZONE])).toBeNull();
    expect(dealChoices({ lines: [] }, [PIZZA])).toBeNull();
  });
});

describe('what the dishes of a deal cost', () => {
  const dish = fc.record({ single: fc.nat(100_000), extra: fc.nat(10_000) });

  it('adds up to the deal and its extras to the cent', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.array(dish, { minLength: 1, maxLength: 8 }), (price, dishes) => {
        const sum = dealShares(price, dishes).reduce((all, share) => all + share, 0);
        expect(sum).toBe(dishes.reduce((all, { extra }) => all + extra, price));
      }),
    );
  });

  it('is never below its own extra, and within a unit of its proportion', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.array(dish, { minLength: 1, maxLength: 8 }), (price, dishes) => {
        const total = dishes.reduce((all, { single }) => all + single, 0);
        dealShares(price, dishes).forEach((share, index) => {
          const { single = 0, extra = 0 } = dishes[index] ?? {};
          expect(share).toBeGreaterThanOrEqual(extra);
          const exact = total > 0 ? (price * single) / total : price / dishes.length;
          expect(Math.abs(share - extra - exact)).toBeLessThan(1);
        });
      }),
    );
  });

  it('gives the cent that is left to the dish that lost most of it', () => {
    expect(
      dealShares(1000, [
        { single: 1000, extra: 0 },
        { single: 500, extra: 0 },
      ]),
    ).toEqual([667, 333]);
  });
});
