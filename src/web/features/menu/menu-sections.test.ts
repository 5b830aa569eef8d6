import { describe, expect, it } from 'vitest';
import type { Category, Product } from '../../../contract/menu.ts';
import {
  applicableDishes,
  firstScreen,
  menuCategories,
  menuSections,
  servedFirst,
  servedLater,
} from './menu-sections.ts';

const nothing = { query: '', categoryId: null };
const pizza = kind('pizza', 'Pizza', 1);
const salads = kind('salads', 'Salads', 2);
const drinks = kind('drinks', 'Drinks', 3);
const margherita = dish('margherita', 'Margherita', [pizza]);
const caprese = dish('caprese', 'Insalata Caprese à la crème', [salads, pizza]);
const bread = dish('bread', 'Bread', []);
const all = [caprese, margherita, bread];
const kinds = [pizza, salads, drinks];

describe('the menu in sections', () => {
  it('shows each dish once, under the first of its categories, and leaves empty categories out', () => {
    expect(ids(menuSections(all, kinds, nothing))).toEqual({
      pizza: ['margherita'],
      salads: ['caprese'],
      more: ['bread'],
    });
  });

  it('shows first what can be had now, and a dish where it can be had now', () => {
    const weekdays = ['wednesday' as const];
    const hours = { windows: [{ weekdays, from: '18:00', to: '22:00' }], firstDate: null, lastDate: null };
    const moment = (time: string) => ({ now: Date.parse(`2026-06-17T${time}:00Z`), timezone: 'UTC' });
    const categories = [{ ...pizza, hours }, salads];
    const both = dish('both', 'Both', [pizza, salads]);
    const at = (time: string) =>
      ids(menuSections([margherita, both], servedFirst(categories, servedLater(categories, moment(time))), nothing));
    expect(Object.entries(at('12:00'))).toEqual([
      ['salads', ['both']],
      ['pizza', ['margherita']],
    ]);
    expect(Object.entries(at('19:00'))).toEqual([['pizza', ['margherita', 'both']]]);
  });

  it('introduces a category with its description', () => {
    const described = { ...pizza, description: 'From the oven.', lang: 'it' as const };
    const [section] = menuSections(all, [described, salads], nothing);
    expect(section).toMatchObject({ name: 'Pizza', description: 'From the oven.', lang: 'it' });
  });

  it('shows everything that a chosen category holds', () => {
    expect(ids(menuSections(all, kinds, { ...nothing, categoryId: 'pizza' }))).toEqual({
      pizza: ['caprese', 'margherita'],
    });
  });

  it('keeps a chosen category that is empty', () => {
    expect(ids(menuSections(all, kinds, { ...nothing, categoryId: 'drinks' }))).toEqual({ drinks: [] });
  });

  it('finds dishes by every word, whatever the accents and case', () => {
    expect(ids(menuSections(all, kinds, { ...nothing, query: 'CREME salads' }))).toEqual({ found: ['caprese'] });
    expect(menuSections(all, kinds, { ...nothing, query: 'creme tuna' })).toEqual([]);
  });

  it("keeps a promotion's dishes, or all of them where it names none", () => {
    expect(applicableDishes(all, ['bread'])).toEqual([bread]);
    expect(applicableDishes(all, [])).toEqual(all);
  });

  it('orders the active categories, and takes them from the dishes when their list is missing', () => {
    const inactive = { ...kind('old', 'Old', 0), isActive: false };
    expect(menuCategories([drinks, inactive, pizza], all).map(({ _id }) => _id)).toEqual(['pizza', 'drinks']);
    expect(menuCategories(null, all).map(({ _id }) => _id)).toEqual(['salads', 'pizza']);
  });
});

it('begins a screen with twelve dishes, and each section knows how many it has', () => {
  const sections = [8, 0, 20, 3].map((size, index) => ({
    id: `${index}`,
    name: null,
    products: Array.from({ length: size }, (_, place) => dish(`${index}-${place}`, 'Dish', [])),
  }));
  const drawn = firstScreen(sections);
  expect(drawn.map(({ id, products, size }) => [id, products.length, size])).toEqual([
    ['0', 8, 8],
    ['2', 4, 20],
  ]);
});

function ids(sections: ReturnType<typeof menuSections>): Record<string, string[]> {
  return Object.fromEntries(sections.map(({ id, products }) => [id, products.map(({ _id }) => _id)]));
}

function kind(_id: string, name: string, displayOrder: number): Category {
  return { _id, name, description: '', displayOrder, isActive: true, lang: 'en' };
}

function dish(_id: string, name: string, categories: Category[]): Product {
  return {
    _id,
    name,
    restaurantId: 'vesta',
    description: '',
    price: 10,
    imageUrl: null,
    image: null,
    categories,
    options: [],
    allergens: [],
    allergenCodes: [],
    dietaryLabels: [],
    dietaryCodes: [],
    isFeatured: false,
    isAvailable: true,
    isActive: true,
    lang: 'en',
  };
}
