import fc from 'fast-check';
import { expect, it } from 'vitest';
import { halfPrice, leastHalf } from './half-dishes.ts';
import { HALF_RULES, halvesPrice, halvesShares } from './half-rules.ts';
import { priceChoice } from './size-prices.ts';

const aPrice = fc.integer({ min: 0, max: 5000 });
const aRule = fc.constantFrom(...HALF_RULES);

it('is the dearer of two prices, or their average with half a cent rounded up', () => {
  expect(halvesPrice('dearer', 950, 1200)).toBe(1200);
  expect(halvesPrice('average', 950, 1201)).toBe(1076);
});

it('lies between the cheaper and the dearer, whichever is the first', () => {
  fc.assert(
    fc.property(aRule, aPrice, aPrice, (rule, one, other) => {
      const price = halvesPrice(rule, one, other);
      expect(price).toBe(halvesPrice(rule, other, one));
      expect(price).toBeGreaterThanOrEqual(Math.min(one, other));
      expect(price).toBeLessThanOrEqual(Math.max(one, other));
    }),
  );
});

it('comes to the same in decimals as in minor units, in two parts that add up', () => {
  fc.assert(
    fc.property(aRule, aPrice, aPrice, (rule, one, other) => {
      const minor = halvesShares({ rule, decimals: 0 }, one, other);
      const decimal = halvesShares({ rule, decimals: 2 }, one / 100, other / 100);
      expect(decimal.map((each) => Math.round(each * 100))).toEqual(minor);
      expect(minor[0] + minor[1]).toBe(halvesPrice(rule, one, other));
    }),
  );
});

const SIZES = ['small', 'large'];
const aDish = fc.record({ price: fc.integer({ min: 500, max: 3000 }), sizes: fc.tuple(fc.nat(400), fc.nat(900)) });

it('costs in each size what its dishes cost in that size, and what is charged besides', () => {
  fc.assert(
    fc.property(
      aRule,
      fc.array(aDish, { minLength: 2 }),
      fc.tuple(fc.nat(400), fc.nat(900)),
      fc.nat(1),
      (rule, menu, adds, at) => {
        const named = (sizes: readonly number[]) =>
          Object.fromEntries(SIZES.map((size, place) => [size, sizes[place] ?? 0]));
        const dishes = menu.map(({ price, sizes }, place) => ({
          id: `d${place}`,
          price,
          sizes: named(sizes),
          groupIds: [],
        }));
        const [least, sizes] = [leastHalf(dishes), named(adds)];
        const size = SIZES[at] ?? '';
        const [one, other] = dishes;
        if (!one || !other) return;
        const chosen = [one, other].map((dish) => ({
          half: { rule, decimals: 0 },
          pieces: [{ id: dish.id, ...halfPrice(dish, { least, sizes }) }],
        }));
        const whole = { isSize: true, pieces: [{ id: size, adjustment: sizes[size] ?? 0 }] };
        const sum = priceChoice([whole, ...chosen])
          .flat()
          .reduce((total, each) => total + each, 0);
        const inSize = (dish: typeof one) => dish.price + (dish.sizes[size] ?? 0);
        expect(least + sum).toBe(halvesPrice(rule, inSize(one), inSize(other)));
      },
    ),
  );
});
