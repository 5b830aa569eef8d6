import { expect, it } from 'vitest';
import type { MenuRecord } from '../../../../../contract/staff/staff-menu.ts';
import { menuGroups } from './menu-groups.ts';

const category = (_id: string, name: string) => ({
  _id,
  name: { pt: { text: name, provenance: 'authored' as const } },
  description: {},
  isActive: true,
  hours: null,
  version: '1',
});
const dish = (_id: string, name: string, categoryIds: string[], isActive = true) => ({
  _id,
  name,
  categoryIds,
  isActive,
  price: 5,
  image: null,
  optionGroupIds: [],
  isFeatured: false,
  isAvailable: true,
  unavailableUntil: null,
});
const record: MenuRecord = {
  categories: [category('g', 'Grelhados'), category('s', 'Sobremesas'), category('e', 'Empty')],
  products: [
    dish('1', 'Frango à Piri-Piri', ['g', 's']),
    dish('2', 'Pastel de Nata', ['s']),
    dish('3', 'Pudim', ['gone']),
    dish('4', 'Arroz Doce', ['s'], false),
  ],
  optionGroups: [],
  contentLanguage: 'pt',
  currency: { code: 'EUR', symbol: '€' },
  canSuggest: false,
  canEmpty: false,
};
const shown = (query = '') => {
  const { categories, elsewhere, removed } = menuGroups(record, query);
  return {
    categories: categories.map(({ name, dishes }) => [name, ...dishes.map(({ _id }) => _id)]),
    elsewhere: elsewhere.map(({ _id }) => _id),
    removed: removed.map(({ _id }) => _id),
  };
};

it('shows each dish once, empty categories too, and apart what no customer sees', () => {
  expect(shown()).toEqual({
    categories: [['Grelhados', '1'], ['Sobremesas', '2'], ['Empty']],
    elsewhere: ['3'],
    removed: ['4'],
  });
});

it('finds by the dish’s name or its category’s, whatever the accents', () => {
  expect(shown('a piri').categories).toEqual([['Grelhados', '1']]);
  expect(shown('sobremesas').categories).toEqual([['Sobremesas', '2']]);
  expect(shown('arroz')).toEqual({ categories: [], elsewhere: [], removed: ['4'] });
});
