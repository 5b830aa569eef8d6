import { expect, it } from 'vitest';
import type { OptionValue, Product } from '../../../../contract/menu.ts';
import { priceInSize } from './chosen-sizes.ts';
import { dishPrice, pricesOfSizes } from './dish-price.ts';

const GBP = { code: 'GBP', symbol: '£' };
const t = (key: string, values?: object) => `${key} ${JSON.stringify(values)}`;
const words = { t: t as never, currency: GBP, language: 'en' as const };
const size = (label: string, priceAdjustment: number, isAvailable = true): OptionValue => ({
  ...{ _id: label, label, priceAdjustment, isAvailable },
  isDefault: false,
});
const dish = (values: OptionValue[], isSize = true) =>
  ({
    ...{ _id: 'd', price: 9.5 },
    options: [{ _id: 'g', name: 'Size', minSelections: 1, maxSelections: 1, values, ...(isSize && { isSize: true }) }],
  }) as unknown as Product;

it('says "from" only of a dish whose sizes cost differently', () => {
  expect(dishPrice(dish([size('S', 0), size('L', 3)]), words)).toBe('from {"price":"£9.50"}');
  expect(dishPrice(dish([size('S', -1.2), size('L', 3)]), words)).toBe('from {"price":"£8.30"}');
  expect(dishPrice(dish([size('S', 2), size('L', 2)]), words)).toBe('£11.50');
  expect(dishPrice(dish([size('S', 0), size('L', 3)], false), words)).toBe('£9.50');
});

it('counts only the sizes that are left', () => {
  expect(dishPrice(dish([size('S', 0, false), size('M', 1), size('L', 3)]), words)).toBe('from {"price":"£10.50"}');
  expect(pricesOfSizes(dish([size('S', 0, false)]))).toEqual([{ label: 'S', price: 9.5 }]);
});

it('shows on the page of a dish what it costs in the chosen size', () => {
  const pizza = dish([size('S', 0), size('L', 3)]);
  expect([[], ['S'], ['L']].map((sizes) => priceInSize(pizza, sizes))).toEqual([9.5, 9.5, 12.5]);
  expect(priceInSize(dish([size('L', 3)], false), ['L'])).toBe(9.5);
});
