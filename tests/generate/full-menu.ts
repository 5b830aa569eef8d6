import { ADDITIVES, ALLERGEN_KINDS, ALLERGENS, HEATS } from '../../src/domain/menu/food-labels.ts';
import type { RestaurantSource } from '../../src/server/import/import-restaurant.ts';
import { type RestaurantFile, restaurantFile } from '../../src/server/import/restaurant-file.ts';
import { generateMenu, type MenuSize, RESTAURANTS } from './generated-menu.ts';

export const FULL_MENU_SLUG = 'full';

/** Every n-th has it: of dishes served at lunch, fetched for less, counted, and made of two halves. */
const EVERY = { lunch: 7, pickupPrice: 5, counted: 10, halves: 50 };
const CATEGORIES = 30;
const SIZES = ['small', 'medium', 'large', 'family'];
const KINDS = Object.entries(ALLERGEN_KINDS);
const LUNCH = {
  windows: [{ weekdays: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'], from: '12:00', to: '15:00' }],
};

/**
 * A menu whose dishes use everything that menus can say: hours, sizes, pieces of an option and included ones, choices that open others, prices
 * for pickup, deals, halves, counted portions, dishes that go together, and what law and guests want to know of food.
 */
export function generateFullMenu({ slug = FULL_MENU_SLUG, products, hasPictures }: Omit<MenuSize, 'categories'>) {
  const plain = generateMenu({
    slug,
    products,
    categories: CATEGORIES,
    ...(hasPictures !== undefined && { hasPictures }),
  });
  return restaurantFile.parse({
    ...plain,
    delivery: { ...plain.delivery, pickupPercentOff: 10 },
    categories: plain.categories.map((category, i) => ({ ...category, hours: i % EVERY.lunch === 3 ? LUNCH : null })),
    optionGroups: [size(), toppings(), ...['side', 'drink', 'sauce'].map(choice), meal()],
    products: plain.products.map((product, i) => ({ ...product, ...everything(i, products) })),
    deals: range(12).map((i) => deal(i, products)),
  });
}

export function fullSource(size: Omit<MenuSize, 'categories'>): RestaurantSource & { file: RestaurantFile } {
  return { file: generateFullMenu(size), baseDir: RESTAURANTS };
}

function everything(i: number, products: number) {
  const isHalves = i % EVERY.halves === EVERY.halves - 1;
  const hasSizes = i % 3 === 0 || isHalves;
  const price = 6 + (i % 40) * 0.35;
  return {
    price,
    options: isHalves ? ['size'] : hasSizes ? ['size', 'toppings', 'meal'] : ['sauce', 'meal'],
    // Cheaper for pickup only where no size has a price of its own, as that could come to less than nothing.
    ...(hasSizes ? { sizePrices: i % 2 ? {} : { 'size/family': price + 9 } } : pickupPriceOf(i, price)),
    halves: isHalves ? { category: `category-${i % CATEGORIES}`, rule: i % 4 === 3 ? 'average' : 'dearer' } : null,
    hours: i % EVERY.lunch === 0 ? LUNCH : null,
    ...(i % EVERY.counted === 0 && { dailyPortions: 10 + (i % 30), showsPortions: true }),
    goesWith: [1, 2, 3, 4].map((step) => `product-${(i + step * 31) % products}`),
    ...food(i),
    menuNumber: `${i + 1}`,
    heat: i % 4 === 0 ? HEATS[i % 3] : null,
    kcal: 300 + (i % 90) * 10,
    dietary: i % 6 === 0 ? ['vegetarian'] : [],
  };
}

const pickupPriceOf = (i: number, price: number) => (i % EVERY.pickupPrice === 1 ? { pickupPrice: price - 1 } : {});

/** What is in it, with the cereals and nuts that it names; every ninth says nothing. */
function food(i: number) {
  if (i % 9 === 8) return {};
  const [kind, allergen] = KINDS[i % KINDS.length] ?? ['wheat', 'gluten'];
  return {
    allergens: [...new Set([allergen, nth(ALLERGENS, i), nth(ALLERGENS, i + 5)])],
    allergenKinds: [kind],
    mayContain: [nth(ALLERGENS, i + 9)],
    additives: [nth(ADDITIVES, i), nth(ADDITIVES, i + 4)],
  };
}

function size() {
  return {
    ...group('size', { min: 1, max: 1 }),
    isSize: true,
    values: SIZES.map((key, i) => ({ ...value(key), priceAdjustment: (i - 1) * 2, isDefault: i === 1 })),
  };
}

/** Two of them are included, three pieces of each can be had, and they cost more on what is larger. */
function toppings() {
  return {
    ...group('toppings', { min: 0, max: 8 }),
    maxPerValue: 3,
    included: 2,
    values: range(12).map((i) => ({
      ...value(`topping-${i}`),
      priceAdjustment: 1 + i * 0.1,
      sizePrices: { 'size/large': 2 + i * 0.1, 'size/family': 3 + i * 0.1 },
      ...food(i),
    })),
  };
}

function meal() {
  const opens = { ...value('meal'), priceAdjustment: 4, opens: ['side', 'drink'] };
  return { ...group('meal', { min: 1, max: 1 }), values: [{ ...value('alone'), isDefault: true }, opens] };
}

function choice(key: string) {
  const values = range(6).map((i) => ({
    ...value(`${key}-${i}`),
    priceAdjustment: i * 0.5,
    isDefault: i === 0,
    ...food(i),
  }));
  return { ...group(key, { min: 1, max: 1 }), values };
}

/** A dish of a category, one that is named, and one that costs something on top. */
function deal(i: number, products: number) {
  const line = (key: string, more: object) => ({ key, label: { en: `Your ${key}`, pt: `O seu ${key}` }, ...more });
  return {
    ...named(`deal-${i}`),
    price: 15 + i,
    lines: [
      line('first', { category: `category-${i}`, dishes: [{ product: `product-${i}`, extra: 2 }] }),
      line('second', {
        dishes: range(20).map((j) => ({ product: `product-${(i * 20 + j) % products}`, extra: j % 2 })),
      }),
    ],
  };
}

const group = (key: string, limits: { min: number; max: number }) => ({ ...named(key), ...limits });
const value = (key: string) => ({ key, label: words(key) });
const named = (key: string) => ({ key, name: words(key) });
const words = (key: string) => ({ en: `A ${key}`, pt: `Um ${key}` });
const nth = <T>(list: readonly [T, ...T[]] | readonly T[], i: number) => list[i % list.length] as T;
const range = (length: number) => Array.from({ length }, (_, i) => i);
