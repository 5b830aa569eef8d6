import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Deal, Product } from '../../../../contract/menu.ts';
import { appraiseItems } from '../../../../domain/appraisal/lines.ts';
import type { MenuProduct } from '../../../../domain/appraisal/menu-product.ts';
import { pricePerUnit } from '../../../../domain/orders/order-line.ts';
import { chosenOfDeal, dealTotals, pricesInDeal } from './deal-choice.ts';

const aValue = fc.record({
  price: fc.integer({ min: -500, max: 900 }),
  large: fc.option(fc.integer({ min: -500, max: 900 }), { nil: undefined }),
  isDefault: fc.boolean(),
});
const aGroup = fc.record({
  values: fc.array(aValue, { minLength: 1, maxLength: 4 }),
  isRequired: fc.boolean(),
  max: fc.integer({ min: 1, max: 3 }),
  included: fc.nat(2),
});
const aDish = fc.record({
  price: fc.nat(3000),
  sizes: fc.tuple(fc.integer({ min: -500, max: 900 }), fc.integer({ min: -500, max: 900 })),
  groups: fc.array(aGroup, { maxLength: 3 }),
  extra: fc.nat(400),
  percentOff: fc.option(fc.integer({ min: 1, max: 50 }), { nil: undefined }),
});
type Dish = typeof aDish extends fc.Arbitrary<infer T> ? T : never;

/** The dish's groups, its size the first; amounts in cents. */
function groupsOf(dish: Dish, at: number) {
  const size = dish.sizes.map((price, place) => ({
    id: `${at}-size-${place}`,
    price,
    large: undefined,
    isDefault: false,
  }));
  const others = dish.groups.map(({ values, isRequired, max, included }, group) => ({
    ...{ id: `${at}-${group}`, min: isRequired ? 1 : 0, max, included, isSize: false },
    values: values.map((value, place) => ({ ...value, id: `${at}-${group}-${place}` })),
  }));
  return [{ id: `${at}-size`, min: 1, max: 1, included: 0, isSize: true, values: size }, ...others];
}

/** The dish as the page has it. */
function shownOf(dish: Dish, at: number): Product {
  const options = groupsOf(dish, at).map(({ id, min, max, included, isSize, values }) => ({
    ...{ _id: id, name: id, minSelections: min, maxSelections: max },
    ...(included && { included }),
    ...(isSize && { isSize }),
    values: values.map((value) => ({
      ...{ _id: value.id, label: value.id, priceAdjustment: value.price / 100, isAvailable: true },
      ...(value.large !== undefined && { sizePrices: { [`${at}-size-1`]: value.large / 100 } }),
      isDefault: value.isDefault,
    })),
  }));
  return { _id: `${at}`, name: `${at}`, imageUrl: null, price: dish.price / 100, options } as unknown as Product;
}

/** The dish as the server has it. */
function menuOf(dish: Dish, at: number): MenuProduct {
  const declared = { allergens: [], mayContain: [], isDeclared: false, minimumAge: null, taxClass: null };
  const groups = groupsOf(dish, at).map(({ values, ...group }) => ({
    ...{ ...group, perValue: 1 },
    values: new Map(
      values.map(({ id, price, large }) => [
        id,
        {
          ...{ adjustment: price, isAvailable: true, declared },
          ...(large !== undefined && { sizePrices: { [`${at}-size-1`]: large } }),
        },
      ]),
    ),
  }));
  return {
    ...{ id: `${at}`, price: dish.price, deposit: 0, isActive: true, isAvailable: true, units: 1, noticeMinutes: 0 },
    ...(dish.percentOff && { pickup: { price: Math.floor(dish.price / 2), percentOff: dish.percentOff } }),
    ...{ groups: new Map(groups.map((group) => [group.id, group])), declared },
  };
}

const isMet = (chosen: ReturnType<typeof chosenOfDeal>) => chosen.every(({ unmet }) => unmet.length === 0);

describe('the options of dishes in a deal', () => {
  it('cost on the page what the server charges to the cent, and add up to the deal', () => {
    fc.assert(
      fc.property(
        fc.nat(5000),
        fc.array(aDish, { minLength: 1, maxLength: 4 }),
        fc.array(fc.nat(), { maxLength: 12 }),
        fc.constantFrom('Pickup', 'Delivery', null),
        (price, dishes, taps, orderType) => {
          const products = dishes.map(shownOf);
          const lines = dishes.map(({ extra }, at) => ({
            ...{ _id: `line-${at}`, label: '' },
            choices: [{ productId: `${at}`, extra: extra / 100 }],
          }));
          const deal: Deal = { _id: 'deal', name: 'Deal', description: '', price: price / 100, lines };
          const picked = Object.fromEntries(
            products.map(({ _id, options }, at) => {
              const tapped = options.map((group) => {
                const ids = group.values
                  .filter((_, place) => ((taps[place] ?? 0) >> at) % 2 === 1)
                  .map((each) => each._id);
                return [group._id, ids.length ? ids.slice(0, group.maxSelections) : undefined] as const;
              });
              const touched = tapped.flatMap(([id, ids]) => (ids ? [[id, ids] as const] : []));
              return [`line-${at}`, { productId: _id, options: Object.fromEntries(touched) }];
            }),
          );
          const chosen = chosenOfDeal(deal, products, picked);
          fc.pre(isMet(chosen));
          const prices = pricesInDeal(
            deal,
            chosen.map(({ dish, extra }) => ({ dish: dish as Product, extra })),
            'GBP',
          );
          const sent = chosen.map(({ line, dish, options }) => ({
            ...{ productId: dish?._id ?? '', quantity: 1, selectedOptions: options },
            deal: { dealId: 'deal', lineId: line._id, key: 'one' },
          }));
          const terms = {
            ...{ id: 'deal', price, names: {}, language: 'en' as const },
            lines: dishes.map(({ extra }, at) => ({
              ...{ id: `line-${at}`, categoryId: null },
              dishes: [{ productId: `${at}`, extra }],
            })),
          };
          const charged = appraiseItems(
            sent,
            {
              menu: new Map(dishes.map((dish, at) => [`${at}`, menuOf(dish, at)])),
              shown: new Map(products.map((each) => [each._id, each])),
              deals: { byId: new Map([['deal', terms]]), categoriesOf: new Map() },
            },
            { orderType, currency: { code: 'GBP' } },
          );
          const cents = (amount: number) => Math.round(amount * 100);
          const paid = charged.map(({ line }) => (line ? pricePerUnit(line) : Number.NaN));
          expect(charged.map(({ line }) => line?.unitPrice)).toEqual(prices.map(cents));
          expect(charged.map(({ options }) => options.map(({ adjustment }) => adjustment))).toEqual(
            chosen.map(({ options }) => options.map(({ priceAdjustment }) => cents(priceAdjustment))),
          );
          const total = paid.reduce((sum, each) => sum + each, 0);
          expect(total).toBe(cents(dealTotals(deal, chosen, 'GBP').total));
          expect(total).toBeGreaterThanOrEqual(price);
        },
      ),
    );
  });

  it('are preselected where they must be chosen or cost nothing', () => {
    const dish = { price: 1000, sizes: [0, 300] as [number, number], extra: 0, percentOff: undefined };
    const value = { large: undefined, isDefault: true };
    const groups = [0, 150].map((price) => ({ values: [{ ...value, price }], isRequired: false, max: 1, included: 0 }));
    const deal: Deal = {
      ...{ _id: 'deal', name: 'Deal', description: '', price: 9 },
      lines: [{ _id: 'line', label: '', choices: [{ productId: '0' }] }],
    };
    const [chosen] = chosenOfDeal(deal, [shownOf({ ...dish, groups }, 0)], {});
    expect(chosen?.options.map(({ valueId }) => valueId)).toEqual(['0-size-0', '0-0-0']);
  });
});
