import { expect, it } from 'vitest';
import { compact, whole } from './shared-parts.ts';

const toppings = { name: 'Toppings', values: ['olives', 'basil'] };
const menu = {
  products: [
    { name: 'Margherita', options: [toppings, { name: 'Size', values: [] }], price: 9 },
    { name: 'Funghi', options: [{ ...toppings }], price: 10 },
    { name: 'Cola', options: [], price: 2 },
  ],
  deals: [{ name: 'Evening', lines: [] }],
};

it('says what several things have alike once', () => {
  const { parts, data } = compact(menu, 'options');
  expect(parts).toEqual([toppings, { name: 'Size', values: [] }]);
  expect(data).toMatchObject({ products: [{ options: [0, 1] }, { options: [0] }, { options: [] }], deals: menu.deals });
});

it('comes back as it was, to the letter', () => {
  expect(JSON.stringify(whole(compact(menu, 'options')))).toBe(JSON.stringify(menu));
});
