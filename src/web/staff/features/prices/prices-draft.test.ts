import { describe, expect, it } from 'vitest';
import { type PricedMenu, priceKeys } from './priced-menu.ts';
import { changedPrices, placesOf, pricesDraft } from './prices-draft.ts';
import { raisedPrices } from './raised-prices.ts';
import { countOf, takenBack } from './taken-back.ts';

const extra = { productId: 'wine', extra: 2 };
const menu = {
  currency: { code: 'GBP', symbol: '£' },
  contentLanguage: 'en',
  products: [
    { _id: 'soup', isActive: true, price: 4.5, optionGroupIds: [] },
    { _id: 'pizza', isActive: true, price: 9.5, pickupPrice: 8.5, sizePrices: { mega: 20 }, optionGroupIds: ['size'] },
    { _id: 'gone', isActive: false, price: 3, optionGroupIds: [] },
  ],
  optionGroups: [
    {
      ...{ _id: 'size', isSize: true, minSelections: 1, maxSelections: 1, productIds: ['pizza'] },
      values: [
        { _id: 'small', priceAdjustment: -1.5, sizePrices: {} },
        { _id: 'large', priceAdjustment: 3, sizePrices: {} },
        { _id: 'mega', priceAdjustment: 9, sizePrices: {} },
      ],
    },
    {
      ...{ _id: 'extras', isSize: false, minSelections: 0, maxSelections: 3, productIds: ['pizza'] },
      values: [
        { _id: 'olives', priceAdjustment: 1, sizePrices: { large: 2 } },
        { _id: 'basil', priceAdjustment: 0, sizePrices: {} },
      ],
    },
  ],
  deals: [
    {
      _id: 'dinner',
      price: 15,
      lines: [{ _id: 'drink', categoryId: null, dishes: [{ productId: 'cola', extra: 0 }, extra] }],
    },
  ],
} as unknown as PricedMenu;
const saved = pricesDraft(menu, 'en').prices;
const typed = (changes: Record<string, string>) => changedPrices({ prices: { ...saved, ...changes } }, menu);

describe('prices that are typed', () => {
  it('are not sent where none was changed', () => {
    expect(typed({})).toEqual({ prices: [] });
  });

  it('send a price for pickup beside the usual one, and none where it was emptied', () => {
    const expected = { id: 'pizza', price: 9.5, expectedPrice: 9.5, expectedPickupPrice: 8.5 };
    expect(typed({ [priceKeys.pickup('pizza')]: '8' })).toEqual({ prices: [{ ...expected, pickupPrice: 8 }] });
    expect(typed({ [priceKeys.pickup('pizza')]: ' ' })).toEqual({ prices: [{ ...expected, pickupPrice: null }] });
    expect(typed({ soup: '5' })).toEqual({ prices: [{ id: 'soup', price: 5, expectedPrice: 4.5 }] });
  });

  it('send what options add, in sizes too, and what deals cost, with the dishes that cost more in them', () => {
    const olives = { id: 'olives', priceAdjustment: 1, expectedPriceAdjustment: 1 };
    expect(typed({ [priceKeys.optionInSize('olives', 'large')]: '2.50' })).toEqual({
      prices: [],
      options: [{ ...olives, sizePrices: { large: 2.5 }, expectedSizePrices: { large: 2 } }],
    });
    expect(typed({ [priceKeys.extra('dinner', 'drink', 'wine')]: '2.20' }).deals).toEqual([
      {
        ...{ id: 'dinner', price: 15, expectedPrice: 15 },
        extras: [{ lineId: 'drink', productId: 'wine', extra: 2.2, expectedExtra: 2 }],
      },
    ]);
  });

  it('send a price of its own in a size that had none, and none where it was emptied', () => {
    const expected = { id: 'pizza', price: 9.5, expectedPrice: 9.5, expectedSizePrices: { mega: 20 } };
    const [small, mega] = ['small', 'mega'].map((size) => priceKeys.inSize('pizza', size)) as [string, string];
    expect(saved[small]).toBe('');
    expect(typed({ [small]: '7' })).toEqual({ prices: [{ ...expected, sizePrices: { small: 7, mega: 20 } }] });
    expect(typed({ [mega]: ' ' })).toEqual({ prices: [{ ...expected, sizePrices: {} }] });
    expect(typed({ [small]: ' ' })).toEqual({ prices: [] });
    const change = typed({ [small]: '7', [mega]: '' });
    expect(placesOf(change)).toMatchObject({ [small]: 'prices.0.sizePrices.small' });
    expect(takenBack(change).prices[0]).toMatchObject({ sizePrices: { mega: 20 }, expectedSizePrices: { small: 7 } });
  });

  it('are found by the places of their errors', () => {
    const places = placesOf(typed({ soup: '5', pizza: '', [priceKeys.option('olives')]: '-' }));
    expect(places).toMatchObject({ soup: 'prices.0.price', pizza: 'prices.1.price' });
    expect(places[priceKeys.option('olives')]).toBe('options.0.priceAdjustment');
  });

  it('are all taken back', () => {
    const change = typed({
      ...{ pizza: '10', [priceKeys.pickup('pizza')]: '9', [priceKeys.inSize('pizza', 'mega')]: '21' },
      ...{ [priceKeys.option('large')]: '3.15', [priceKeys.deal('dinner')]: '16' },
    });
    expect(countOf(change)).toBe(3);
    expect(takenBack(change)).toEqual({
      prices: [
        {
          ...{ id: 'pizza', price: 9.5, expectedPrice: 10, pickupPrice: 8.5, expectedPickupPrice: 9 },
          ...{ sizePrices: { mega: 20 }, expectedSizePrices: { mega: 21 } },
        },
      ],
      options: [{ id: 'large', priceAdjustment: 3, expectedPriceAdjustment: 3.15 }],
      deals: [{ id: 'dinner', price: 15, expectedPrice: 16 }],
    });
    expect(takenBack(takenBack(change))).toEqual(change);
  });
});

describe('prices that are raised together', () => {
  const run = (changes: Partial<Parameters<typeof raisedPrices>[1]>, also: Record<string, string> = {}) =>
    raisedPrices(
      menu,
      {
        ...{ dishes: menu.products.filter(({ isActive }) => isActive), category: null },
        ...{ change: { by: 'percent', hundredths: 1000 }, ending: { step: 1, less: 0 }, options: true, deals: true },
        ...changes,
      },
      (key) => {
        const now = { ...saved, ...also }[key];
        return now ? Math.round(Number(now) * 100) : null;
      },
    );

  it('take along sizes, options and deals by the same percentage', () => {
    expect(run({})).toEqual({
      ...{ soup: 495, pizza: 1045, 'pizza pickup': 935, 'pizza in mega': 2200 },
      ...{ 'small option': -165, 'large option': 330, 'mega option': 990 },
      ...{ 'olives option': 110, 'olives option in large': 220, 'basil option': 0 },
      ...{ 'dinner deal': 1650, 'dinner deal drink wine': 220 },
    });
  });

  it('take along a price in a size that was typed just now', () => {
    expect(run({}, { 'pizza in small': '7.00' })).toMatchObject({ 'pizza in small': 770, 'pizza in mega': 2200 });
  });

  it('by an amount leave what sizes add, and what a dish costs on top of a deal, as they are', () => {
    expect(run({ change: { by: 'amount', minor: 50 } })).toMatchObject({
      ...{ 'pizza in mega': 2050, 'small option': -150, 'large option': 300, 'olives option': 150, 'basil option': 0 },
      ...{ 'dinner deal': 1550, 'dinner deal drink wine': 200 },
    });
  });

  it('leave options and deals alone where that was chosen, and those of other categories', () => {
    expect(Object.keys(run({ options: false, deals: false }))).toEqual(['soup', 'pizza', 'pizza pickup']);
    const soups = { category: 'soups', dishes: menu.products.slice(0, 1) };
    expect(Object.keys(run(soups))).toEqual(['soup']);
  });
});
