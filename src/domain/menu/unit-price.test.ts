import { expect, it } from 'vitest';
import { unitPrice } from './unit-price.ts';

it.each([
  [2.5, 500, 'ml', 2, { per: 'l', price: 5 }],
  [1.99, 330, 'ml', 2, { per: 'l', price: 6.03 }],
  [6.9, 465, 'g', 2, { per: 'kg', price: 14.84 }],
  [160, 350, 'ml', 0, { per: 'l', price: 457 }],
  [0, 500, 'ml', 2, null],
  [2.5, 0, 'ml', 2, null],
] as const)('%d for %d %s, with %d decimals', (price, size, unit, decimals, shown) => {
  expect(unitPrice(price, { size, unit }, decimals)).toEqual(shown);
});
