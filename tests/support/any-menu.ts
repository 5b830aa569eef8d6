import fc from 'fast-check';
import { restaurantFile } from '../../src/server/import/restaurant-file.ts';
import { trattoria } from './trattoria.ts';

const cents = (max: number, min = 0) => fc.integer({ min, max }).map((amount) => amount / 100);
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });

/** A menu with all that prices depend on: sizes, included pieces, prices of its own in a size, halves, a deal and another price for pickup. */
export const anyMenu = fc.record({
  small: cents(100),
  large: cents(600),
  toppings: fc.array(fc.record({ price: cents(300), inLarge: maybe(cents(500)) }), { minLength: 2, maxLength: 5 }),
  included: fc.nat(2),
  perValue: fc.integer({ min: 1, max: 2 }),
  dishes: fc.array(
    fc.record({
      ...{ price: cents(2000, 300), inLarge: maybe(cents(3000, 300)), pickupPrice: maybe(cents(1500, 300)) },
      ...{ hasSizes: fc.boolean(), hasToppings: fc.boolean() },
    }),
    { minLength: 2, maxLength: 5 },
  ),
  halves: fc.record({ price: cents(150), rule: fc.constantFrom('dearer', 'average'), hasSizes: fc.boolean() }),
  deal: fc.record({ price: cents(3000, 500), extra: cents(300) }),
  percentOff: fc.option(fc.integer({ min: 1, max: 20 })),
});
export type AnyMenu = typeof anyMenu extends fc.Arbitrary<infer Menu> ? Menu : never;

/** The trattoria with that menu. */
export function restaurantWith({ dishes, toppings, deal, halves, ...menu }: AnyMenu) {
  const named = (key: string, en = key) => ({ key, name: { en } });
  const labelled = (key: string, priceAdjustment: number) => ({ key, label: { en: key }, priceAdjustment });
  const dish = (key: string, price: number, more: object) => ({
    ...{ ...named(key), price, picture: null, categories: ['pizza'], ...more },
  });
  const inLarge = (price: number | undefined) => (price === undefined ? {} : { sizePrices: { 'size/large': price } });
  const { file } = trattoria;
  return restaurantFile.parse({
    ...file,
    ...{ promotions: [], rewards: [], delivery: { ...file.delivery, pickupPercentOff: menu.percentOff } },
    categories: ['pizza', 'drinks', 'halves'].map((key) => named(key)),
    optionGroups: [
      {
        ...{ ...named('size'), min: 1, max: 1, isSize: true },
        values: [
          ...[labelled('small', -menu.small), { ...labelled('regular', 0), isDefault: true }],
          labelled('large', menu.large),
        ],
      },
      {
        ...{ ...named('toppings'), min: 0, max: 4, maxPerValue: menu.perValue, included: menu.included },
        values: toppings.map((each, at) => ({ ...labelled(`topping-${at}`, each.price), ...inLarge(each.inLarge) })),
      },
    ],
    products: [
      ...dishes.map(({ price, hasSizes, hasToppings, pickupPrice, inLarge: own }, at) =>
        dish(`dish-${at}`, price, {
          options: [...(hasSizes ? ['size'] : []), ...(hasToppings ? ['toppings'] : [])],
          ...(hasSizes && inLarge(own)),
          // With a price of its own in a size, a cheap one for pickup could come to less than nothing, which no menu may.
          pickupPrice: hasSizes && own !== undefined ? null : (pickupPrice ?? null),
        }),
      ),
      dish('cola', 2.5, { categories: ['drinks'] }),
      dish('beer', 3.35, { categories: ['drinks'] }),
      dish('two-halves', halves.price, {
        ...{ categories: ['halves'], options: halves.hasSizes ? ['size'] : [] },
        halves: { category: 'pizza', rule: halves.rule },
      }),
    ],
    deals: [
      {
        ...{ ...named('evening'), price: deal.price },
        lines: [
          {
            key: 'pizza',
            label: { en: 'A pizza' },
            category: 'pizza',
            dishes: [{ product: 'dish-0', extra: deal.extra }],
          },
          { key: 'drink', label: { en: 'A drink' }, category: 'drinks' },
        ],
      },
    ],
  });
}
