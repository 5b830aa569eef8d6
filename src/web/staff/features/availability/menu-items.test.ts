import { expect, it } from 'vitest';
import { dishGroups, filtered, matchesQuery, optionGroups } from './menu-items.ts';

const there = { isAvailable: true, unavailableUntil: null };
const menu = {
  categories: [
    { _id: 'c1', name: 'Grelhados' },
    { _id: 'c2', name: 'Sobremesas' },
    { _id: 'c3', name: 'Empty' },
  ],
  products: [
    { _id: 'p1', name: 'Frango à Piri-Piri', categoryIds: ['c1', 'c2'], ...there },
    { _id: 'p2', name: 'Pastel de Nata', categoryIds: ['c2'], ...there, isAvailable: false },
  ],
  optionGroups: [{ _id: 'g1', name: 'Size', productIds: ['p1'], values: [{ _id: 'v1', label: 'Half', ...there }] }],
};

it('puts a dish of several categories into its first, and leaves empty categories out', () => {
  expect(dishGroups(menu).map(({ name, items }) => [name, items.map((item) => item.name)])).toEqual([
    ['Grelhados', ['Frango à Piri-Piri']],
    ['Sobremesas', ['Pastel de Nata']],
  ]);
});

it('names the dishes that offer an option', () => {
  expect(optionGroups(menu)).toMatchObject([
    { name: 'Size', dishes: ['Frango à Piri-Piri'], items: [{ name: 'Half' }] },
  ]);
});

it('finds dishes whatever the accents, also by their category', () => {
  const find = (query: string) =>
    filtered(dishGroups(menu), matchesQuery(query)).flatMap(({ items }) => items.map((item) => item._id));
  expect(find('a PIRI')).toEqual(['p1']);
  expect(find('sobremesas')).toEqual(['p2']);
  expect(find('sushi')).toEqual([]);
  expect(find(' ')).toEqual(['p1', 'p2']);
});
