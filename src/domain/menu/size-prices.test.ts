import fc from 'fast-check';
import { expect, it } from 'vitest';
import { leastPrice } from './least-price.ts';
import { type ChosenGroup, priceChoice } from './size-prices.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
const cheese = { id: 'cheese', adjustment: 100, sizePrices: { large: 200 } };
const size = (id: string, adjustment: number): ChosenGroup => ({ isSize: true, pieces: [{ id, adjustment }] });

it('prices a topping by the size, and as usual in a size that is not named', () => {
  const toppings = { pieces: [cheese, cheese] };
  expect(priceChoice([size('small', 0), toppings])).toEqual([[0], [100, 100]]);
  expect(priceChoice([size('large', 300), toppings])).toEqual([[300], [200, 200]]);
  expect(priceChoice([toppings])).toEqual([[100, 100]]);
});

it('takes what is included from the prices of the size', () => {
  const olives = { id: 'olives', adjustment: 150 };
  const toppings = { included: 1, pieces: [cheese, olives] };
  expect(priceChoice([size('small', 0), toppings])[1]).toEqual([100, 0]);
  expect(priceChoice([size('large', 0), toppings])[1]).toEqual([0, 150]);
});

it('does not take a choice of another group for a size', () => {
  expect(priceChoice([{ pieces: [{ id: 'large', adjustment: 0 }] }, { pieces: [cheese] }])[1]).toEqual([100]);
});

const anAmount = fc.integer({ min: -300, max: 1000 });
const aValue = fc.record({
  adjustment: anAmount,
  sizePrices: fc.option(fc.dictionary(fc.constantFrom('small', 'medium', 'large'), anAmount), { nil: undefined }),
});
const SIZES = ['small', 'medium', 'large'];
const aDish = fc.record({
  sizes: fc.array(anAmount, { minLength: 3, maxLength: 3 }),
  extras: fc.array(aValue, { minLength: 1, maxLength: 5 }),
  perValue: fc.integer({ min: 1, max: 3 }),
  included: fc.integer({ min: 0, max: 3 }),
});

it('comes to the same sum in whatever order things were tapped, never less than the least price that was checked', () => {
  const chosen = fc.array(fc.nat(), { maxLength: 6 });
  fc.assert(
    fc.property(aDish, fc.nat(2), chosen, fc.infiniteStream(fc.nat()), (dish, at, taps, noise) => {
      const values = dish.extras.map((value, place) => ({ ...value, id: `v${place}` }));
      const counts = new Map<string, number>();
      const pieces = taps.flatMap((tap) => {
        const value = values[tap % values.length];
        const count = counts.get(value?.id ?? '') ?? 0;
        if (!value || count >= dish.perValue) return [];
        counts.set(value.id, count + 1);
        return [value];
      });
      const shuffled = pieces.map((piece) => ({ piece, key: noise.next().value })).sort((a, b) => a.key - b.key);
      const chosenSize = size(SIZES[at] ?? '', dish.sizes[at] ?? 0);
      const extras = { included: dish.included, pieces };
      const total = sum(priceChoice([chosenSize, extras]).flat());
      const other = { ...extras, pieces: shuffled.map(({ piece }) => piece) };
      expect(sum(priceChoice([other, chosenSize]).flat())).toBe(total);
      const groups = [
        {
          ...{ min: 1, max: 1, isSize: true },
          values: SIZES.map((id, place) => ({ id, adjustment: dish.sizes[place] ?? 0 })),
        },
        { min: 0, max: 15, perValue: dish.perValue, included: dish.included, values },
      ];
      expect(total).toBeGreaterThanOrEqual(leastPrice({ price: 0, groups }));
    }),
  );
});
