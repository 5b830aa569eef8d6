import { expect, it } from 'vitest';
import { type StaffDish, staffDishInput } from '../../../../../contract/staff/staff-menu-dishes.ts';
import { DISH } from './dish-fields.ts';

const POUND = { code: 'GBP', symbol: '£' };
const OURS = { contentLanguage: 'en', currency: POUND, language: 'en' } as const;
const dish = {
  _id: 'd',
  version: '1',
  name: { en: { text: 'Soup', provenance: 'authored' }, de: { text: 'Suppe', provenance: 'machine' } },
  description: { en: { text: 'Hot', provenance: 'authored' } },
  ingredients: { en: { text: 'Leek, potatoes', provenance: 'authored' } },
  price: 4.5,
  sizePrices: {},
  categoryIds: ['c'],
  optionGroupIds: ['g'],
  picture: { _id: 'p', src: '', avif: '', webp: '', width: 1, height: 1, color: '#fff' },
  allergens: ['milk'],
  noAllergens: false,
  mayContain: ['nuts'],
  allergenKinds: [],
  additives: ['preservative'],
  menuNumber: '12a',
  heat: 2,
  kcal: 320,
  dietary: [],
  isFeatured: true,
  isActive: true,
  units: 2,
  noticeMinutes: 90,
  kitchenName: 'Leek soup',
  cookingMinutes: 12,
  minimumAge: null,
  dailyPortions: 10,
  showsPortions: true,
  deposit: 0.25,
  content: { size: 500, unit: 'ml' },
  goesWith: ['s'],
  hours: null,
  isAvailable: true,
  unavailableUntil: null,
} satisfies StaffDish;

it('sends back what was not touched as it was, without a word that nobody wrote', () => {
  const input = DISH.input(DISH.draft(dish, { ...OURS, language: 'de' }), dish, { ...OURS, language: 'de' });
  expect(staffDishInput.parse(input)).toEqual({
    name: {},
    description: {},
    ingredients: {},
    price: 4.5,
    sizePrices: {},
    pickupPrice: null,
    categoryIds: ['c'],
    optionGroupIds: ['g'],
    pictureId: 'p',
    allergens: ['milk'],
    noAllergens: false,
    mayContain: ['nuts'],
    allergenKinds: [],
    additives: ['preservative'],
    menuNumber: '12a',
    heat: 2,
    kcal: 320,
    dietary: [],
    isFeatured: true,
    isActive: true,
    units: 2,
    noticeMinutes: 90,
    kitchenName: 'Leek soup',
    cookingMinutes: 12,
    minimumAge: null,
    dailyPortions: 10,
    showsPortions: true,
    halves: null,
    deposit: 0.25,
    content: { size: 500, unit: 'ml' },
    goesWith: ['s'],
    hours: null,
  });
});

it('takes a description away when every language is emptied', () => {
  const draft = DISH.draft(dish, OURS);
  const description = { ...draft.description, en: '  ' };
  expect(DISH.input({ ...draft, description }, dish, OURS)).toMatchObject({ description: null, ingredients: {} });
});

it('names what a new dish lacks', () => {
  const portuguese = { ...OURS, contentLanguage: 'pt' } as const;
  const input = DISH.input(DISH.draft(null, portuguese), null, portuguese);
  const result = staffDishInput.safeParse(input);
  expect(result.error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['name.pt', 'required'],
    ['price', 'price_invalid'],
    ['categoryIds', 'category_required'],
  ]);
});

it('has the decimals of the currency', () => {
  const yen = { contentLanguage: 'ja', currency: { code: 'JPY', symbol: '¥' }, language: 'en' } as const;
  const draft = DISH.draft({ ...dish, price: 1255 }, yen);
  expect(draft.price).toBe('1255');
  expect(DISH.input({ ...draft, price: '¥1,200' }, dish, yen)).toMatchObject({ price: 1200 });
  expect(DISH.input({ ...draft, price: '12.50' }, dish, yen)).toMatchObject({ price: Number.NaN });
});

it('has no deposit and says no content until somebody types them', () => {
  const draft = DISH.draft(null, OURS);
  expect(DISH.input(draft, null, OURS)).toMatchObject({ deposit: 0, content: null });
  expect(DISH.input({ ...draft, deposit: '0.25', content: { size: '330', unit: 'g' } }, null, OURS)).toMatchObject({
    deposit: 0.25,
    content: { size: 330, unit: 'g' },
  });
});
