import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { MenuProduct, ShownProduct } from '../appraisal/menu-product.ts';
import { repriceItem } from '../appraisal/reprice.ts';
import { pricePerUnit } from '../orders/order-line.ts';
import { choicesForPickup } from './pickup-choices.ts';
import { pickupAdjustment, pickupPrice } from './pickup-price.ts';
import { priceChoice } from './size-prices.ts';

it('is a price of the dish’s own, which holds against the menu’s percentage, or that percentage less', () => {
  expect(pickupPrice(950, { own: 850, percentOff: 10 })).toEqual({ price: 850 });
  expect(pickupPrice(950, { own: null, percentOff: 10 })).toEqual({ price: 855, percentOff: 10 });
  expect(pickupPrice(950, { own: 1000, percentOff: null })).toEqual({ price: 1000 });
});

it('is none where it would be the same', () => {
  expect(pickupPrice(950, { own: null, percentOff: null })).toBeNull();
  expect(pickupPrice(950, { own: 950, percentOff: 10 })).toBeNull();
});

it('makes choices cheaper by the percentage, and leaves them beside a price of the dish’s own', () => {
  const chosen = [400, -50];
  expect(chosen.map((each) => pickupAdjustment(each, { percentOff: 10 }))).toEqual([360, -45]);
  expect(chosen.map((each) => pickupAdjustment(each, {}))).toEqual([400, -50]);
});

const SIZES = ['small', 'large'];
const anAmount = fc.integer({ min: -300, max: 1000 });
const aRule = fc.record({
  own: fc.option(fc.integer({ min: 0, max: 2000 })),
  percentOff: fc.option(fc.integer({ min: 1, max: 90 })),
});
const aDish = fc.record({
  price: fc.integer({ min: 0, max: 2000 }),
  sizes: fc.tuple(anAmount, anAmount),
  extras: fc.array(
    fc.record({
      adjustment: anAmount,
      sizePrices: fc.option(fc.dictionary(fc.constantFrom(...SIZES), anAmount), { nil: undefined }),
    }),
    { minLength: 1, maxLength: 4 },
  ),
  included: fc.integer({ min: 0, max: 3 }),
});
const nothing = { allergens: [], mayContain: [], isDeclared: false, minimumAge: null, taxClass: null };

it('is charged as the page shows it, in whatever order things were tapped, and never below 0', () => {
  fc.assert(
    fc.property(aDish, aRule, fc.nat(1), fc.array(fc.nat(3), { maxLength: 6 }), (dish, rule, at, taps) => {
      const pickup = pickupPrice(dish.price, rule);
      const chosen = [...new Set(taps.map((tap) => tap % dish.extras.length))];
      const values = dish.extras.map((value, place) => ({
        ...value,
        id: `v${place}`,
        isAvailable: true,
        declared: nothing,
      }));
      const sizes = SIZES.map((id, place) => ({
        id,
        adjustment: dish.sizes[place] ?? 0,
        isAvailable: true,
        declared: nothing,
      }));
      const bounds = { min: 0, max: 9, perValue: 1 };
      const product: MenuProduct = {
        ...{ id: 'dish', price: dish.price, deposit: 0, isActive: true, isAvailable: true, units: 1, noticeMinutes: 0 },
        ...(pickup && { pickup }),
        groups: new Map([
          [
            'size',
            { id: 'size', ...bounds, included: 0, isSize: true, values: new Map(sizes.map((each) => [each.id, each])) },
          ],
          [
            'extras',
            {
              id: 'extras',
              ...bounds,
              included: dish.included,
              isSize: false,
              values: new Map(values.map((each) => [each.id, each])),
            },
          ],
        ]),
        declared: nothing,
      };
      const shown: ShownProduct = {
        ...{ name: 'Dish', imageUrl: null },
        options: [
          { _id: 'size', name: 'Size', values: sizes.map(({ id }) => ({ _id: id, label: id })) },
          { _id: 'extras', name: 'Extras', values: values.map(({ id }) => ({ _id: id, label: id })) },
        ],
      };
      const order = (places: readonly number[], type: 'Delivery' | 'Pickup') => {
        const extras = places.map((place) => ({ optionId: 'extras', valueId: `v${place}` }));
        const sent = {
          productId: 'dish',
          quantity: 1,
          selectedOptions: [...extras, { optionId: 'size', valueId: SIZES[at] }],
        };
        const { line } = repriceItem(sent, new Map([['dish', product]]), new Map([['dish', shown]]), type);
        return line ? pricePerUnit(line) : Number.NaN;
      };
      // The page shows the menu's prices for pickup, in decimals, and adds them up.
      const wire = [
        {
          isSize: true,
          included: 0,
          values: sizes.map(({ id, adjustment }) => ({ id, priceAdjustment: adjustment / 100 })),
        },
        {
          ...{ isSize: false, included: dish.included },
          values: values.map(({ id, adjustment, sizePrices }) => ({
            ...{ id, priceAdjustment: adjustment / 100 },
            ...(sizePrices && {
              sizePrices: Object.fromEntries(Object.entries(sizePrices).map(([size, each]) => [size, each / 100])),
            }),
          })),
        },
      ];
      const groups = pickup ? choicesForPickup(wire, pickup, 2) : wire;
      const pieces = groups.map((group) => ({
        ...group,
        pieces: group.values
          .filter(({ id }) => id === SIZES[at] || chosen.some((place) => `v${place}` === id))
          .map(
            ({
              id,
              priceAdjustment,
              sizePrices,
            }: (typeof group.values)[number] & { sizePrices?: Record<string, number> }) => ({
              ...{ id, adjustment: Math.round(priceAdjustment * 100) },
              sizePrices:
                sizePrices &&
                Object.fromEntries(Object.entries(sizePrices).map(([size, each]) => [size, Math.round(each * 100)])),
            }),
          ),
      }));
      const onPage = pricePerUnit({ unitPrice: (pickup ?? dish).price, adjustments: priceChoice(pieces).flat() });
      expect(order(chosen, 'Pickup')).toBe(onPage);
      expect(order(chosen.toReversed(), 'Pickup')).toBe(onPage);
      expect(onPage).toBeGreaterThanOrEqual(0);
      if (!pickup) expect(order(chosen, 'Delivery')).toBe(onPage);
      if (pickup?.percentOff) expect(onPage).toBeLessThanOrEqual(order(chosen, 'Delivery') + chosen.length + 2);
    }),
  );
});
