import { expect, it } from 'vitest';
import type { MenuRecord } from '../../../../../contract/staff/staff-menu.ts';
import { NO_FOOD_FACTS } from '../../../../../domain/menu/food-facts.ts';
import { DISH } from '../fields/dish-fields.ts';
import { previewProduct } from './preview-product.ts';

const text = (en: string, de?: string) => ({
  en: { text: en, provenance: 'authored' as const },
  ...(de && { de: { text: de, provenance: 'machine' as const } }),
});
const stock = { isAvailable: true, unavailableUntil: null };
const menu: MenuRecord = {
  categories: [{ _id: 'c', name: text('Soups', 'Suppen'), description: {}, isActive: true, hours: null, version: '1' }],
  products: [],
  optionGroups: [
    {
      _id: 'g',
      name: text('Size'),
      minSelections: 1,
      maxSelections: 1,
      maxPerValue: 1,
      included: 0,
      isSize: false,
      values: [
        {
          _id: 'v',
          label: text('Small', 'Klein'),
          priceAdjustment: 0,
          sizePrices: {},
          opens: [],
          isDefault: true,
          allergens: [],
          ...structuredClone(NO_FOOD_FACTS),
          minimumAge: null,
          kitchenName: null,
          ...stock,
        },
      ],
      productIds: [],
      version: '1',
    },
  ],
  contentLanguage: 'en',
  currency: { code: 'EUR', symbol: '€' },
  canSuggest: false,
  canEmpty: false,
};

it('speaks the language that is asked for, and the restaurant’s own where words are missing', () => {
  const draft = DISH.draft(null, { ...menu, language: 'de', categoryId: 'c' });
  const written = { ...draft, price: '4,50', optionGroupIds: ['g', 'gone'], allergens: ['milk' as const] };
  const product = previewProduct({ ...written, name: { ...draft.name, en: 'Broth' } }, menu, 'de');
  expect(product).toMatchObject({
    name: 'Broth',
    price: 4.5,
    categories: [{ _id: 'c', name: 'Suppen' }],
    options: [{ name: 'Size', values: [{ label: 'Klein', isDefault: true }] }],
    allergens: ['Milch'],
    image: null,
  });
  expect(product.minimumAge).toBeUndefined();
  expect(product.noticeMinutes).toBeUndefined();
});

it('says from which age and how long before a dish may be ordered', () => {
  const draft = DISH.draft(null, { ...menu, language: 'en' });
  const product = previewProduct({ ...draft, minimumAge: 18, noticeHours: '1.5' }, menu, 'en');
  expect(product).toMatchObject({ minimumAge: 18, noticeMinutes: 90 });
});

it('shows a price that is not written yet as nothing', () => {
  expect(previewProduct(DISH.draft(null, { ...menu, language: 'en' }), menu, 'en')).toMatchObject({
    price: 0,
    categories: [],
    name: '',
  });
});

it('shows what the dish costs for pickup where it has another price then', () => {
  const draft = { ...DISH.draft(null, { ...menu, language: 'en', categoryId: 'c' }), price: '4.50' };
  const pickup = (pickupPrice: string) => previewProduct({ ...draft, pickupPrice }, menu, 'en').pickup;
  expect([pickup(''), pickup('4.50'), pickup('3.90'), pickup('x')]).toEqual([
    undefined,
    undefined,
    { price: 3.9 },
    undefined,
  ]);
});
