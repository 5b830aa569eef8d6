import { describe, expect, it } from 'vitest';
import { deliveryAddress, item, pickup } from '../../../tests/support/order-input.ts';
import { trattoria } from '../../../tests/support/trattoria.ts';
import { addressInput } from '../../contract/accounts/addresses.ts';
import { placeOrderInput } from '../../contract/orders.ts';
import { staffDetails } from '../../contract/staff/staff-details.ts';
import { staffCategoryInput } from '../../contract/staff/staff-menu-categories.ts';
import { staffDishInput } from '../../contract/staff/staff-menu-dishes.ts';
import { staffOptionGroupInput } from '../../contract/staff/staff-menu-options.ts';
import { staffPromotionInput } from '../../contract/staff/staff-promotions.ts';
import { parseRestaurantFile } from './parse-restaurant-file.ts';

/* One rule for each text and number, whichever door it comes in by: a restaurant's file, the office, an order. */

const group = {
  ...{ key: 'dips', name: 'Dips', min: 0, max: 2 },
  values: [
    { key: 'one', label: 'One', priceAdjustment: 0, isDefault: false },
    { key: 'two', label: 'Two', priceAdjustment: 0, isDefault: false },
    { key: 'three', label: 'Three', priceAdjustment: 0, isDefault: false },
  ],
};
const dish = { name: 'Dish', description: 'Words', price: 5, categories: ['pizza'], options: [] as string[] };
const promotion = {
  ...{ key: 'offer', name: 'Offer', description: 'Words', type: 'FixedAmountDiscountOrder', discountValue: 5 },
  ...{ couponCode: null, minOrderValue: 0, products: [], maxUses: null, maxUsesPerCustomer: null },
  ...{ buyQuantity: null, getQuantity: null, validFrom: null, validUntil: null },
};

const inFile = (change: object): boolean => {
  try {
    parseRestaurantFile(JSON.stringify({ ...trattoria.file, ...change }), 'a file');
    return true;
  } catch {
    return false;
  }
};
const en = (text: unknown) => (text === null ? null : { en: text });

/** Whether the file and the office take a noun with these values. */
const doors = {
  dish: (values: object) => {
    const all = { ...dish, ...values };
    const { name, description, price, categories } = all;
    return [
      inFile({ products: [{ ...all, key: 'dish', picture: null }], promotions: [] }),
      staffDishInput.safeParse({
        ...{
          name: en(name),
          description: en(description),
          price,
          categoryIds: categories,
          optionGroupIds: all.options,
        },
        ...{ pictureId: null, allergens: [], dietary: [], isFeatured: false, isActive: true },
      }).success,
    ];
  },
  group: (values: object) => {
    const { name, min, max, values: options, ...rest } = { ...group, ...values };
    return [
      inFile({ optionGroups: [...trattoria.file.optionGroups, { ...rest, name, min, max, values: options }] }),
      staffOptionGroupInput.safeParse({
        ...{ name: en(name), minSelections: min, maxSelections: max },
        values: options.map(({ key: _, label, ...each }) => ({ ...each, label: en(label) })),
      }).success,
    ];
  },
  category: (values: object) => {
    const { name, description, ...rest } = { name: 'Category', description: null, key: 'new', ...values };
    return [
      inFile({ categories: [...trattoria.file.categories, { ...rest, name, description }] }),
      staffCategoryInput.safeParse({ name: en(name), description: en(description), isActive: true }).success,
    ];
  },
  promotion: (values: object) => {
    const all = { ...promotion, ...values };
    const { key: _, products, name, description, ...terms } = all;
    return [
      inFile({ promotions: [all] }),
      staffPromotionInput.safeParse({
        ...{ ...terms, name: en(name), description: en(description), applicableProductIds: products },
        ...{ pointsCost: null, displayToCustomers: true, isActive: true },
      }).success,
    ];
  },
  restaurant: (values: {
    phone?: unknown;
    email?: unknown;
    street?: unknown;
    postcode?: unknown;
    country?: unknown;
  }) => {
    const { address, contact } = trattoria.file;
    const { phone = contact.phone, email = contact.email, ...place } = values;
    const at = { ...address, ...place };
    return [
      inFile({ contact: { phone, email }, address: at }),
      staffDetails.safeParse({
        ...{ name: 'Name', phone, email, street: at.street, city: at.city, postcode: at.postcode, country: at.country },
        ...{ place: null, social: { facebook: null, instagram: null, twitter: null, youtube: null } },
      }).success,
    ];
  },
  /** A saved address, and the one of an order. */
  address: (values: object) => {
    const all = { ...deliveryAddress, ...values };
    return [addressInput.safeParse(all).success, placeOrderInput.shape.deliveryAddress.safeParse(all).success];
  },
} as const;

const long = (length: number) => 'x'.repeat(length);
const many = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ key: `v${i}`, label: 'V', priceAdjustment: 0, isDefault: false }));

const table: [keyof typeof doors, object, boolean][] = [
  ['dish', { name: long(200) }, true],
  ['dish', { name: long(201) }, false],
  ['dish', { name: ' ' }, false],
  ['dish', { description: null }, true],
  ['dish', { description: long(2000) }, true],
  ['dish', { description: long(2001) }, false],
  ['dish', { price: 0 }, true],
  ['dish', { price: -1 }, false],
  ['dish', { categories: [] }, false],
  ['group', {}, true],
  ['group', { name: long(200) }, true],
  ['group', { name: long(201) }, false],
  ['group', { min: 4, max: 4 }, false],
  ['group', { min: 3, max: 3 }, true],
  ['group', { min: 2, max: 1 }, false],
  ['group', { max: 0 }, false],
  ['group', { max: 40 }, true],
  ['group', { max: 41 }, false],
  ['group', { min: -1 }, false],
  ['group', { values: [] }, false],
  ['group', { values: many(40), min: 21, max: 40 }, true],
  ['group', { values: many(41) }, false],
  ['group', { values: group.values.map((each) => ({ ...each, isDefault: true })) }, false],
  ['group', { values: [{ ...group.values[0], label: long(200) }] }, true],
  ['group', { values: [{ ...group.values[0], label: long(201) }] }, false],
  ['category', { name: long(200) }, true],
  ['category', { name: long(201) }, false],
  ['category', { description: long(140) }, true],
  ['category', { description: long(141) }, false],
  ['promotion', {}, true],
  ['promotion', { name: long(201) }, false],
  ['promotion', { description: long(2001) }, false],
  ['promotion', { discountValue: 0 }, false],
  ['promotion', { type: 'PercentageDiscountOrder', discountValue: 100 }, true],
  ['promotion', { type: 'PercentageDiscountOrder', discountValue: 101 }, false],
  ['promotion', { type: 'FreeShipping', discountValue: 0 }, true],
  ['promotion', { couponCode: 'AB' }, false],
  ['promotion', { maxUses: 0 }, false],
  ['promotion', { buyQuantity: 21 }, false],
  ['promotion', { validFrom: '2026-12-02T00:00:00Z', validUntil: '2026-12-01T00:00:00Z' }, false],
  ['restaurant', {}, true],
  ['restaurant', { phone: 'call us' }, false],
  ['restaurant', { email: 'nobody' }, false],
  ['restaurant', { street: long(121) }, false],
  ['restaurant', { street: '' }, false],
  ['restaurant', { postcode: '' }, false],
  ['restaurant', { postcode: '', country: 'Hong Kong' }, true],
  ['restaurant', { postcode: long(17) }, false],
  ['restaurant', { country: '' }, false],
  ['address', {}, true],
  ['address', { street: '' }, false],
  ['address', { street: long(121) }, false],
  ['address', { city: long(81) }, false],
  ['address', { postalCode: '', postcode: '' }, false],
  ['address', { postalCode: '', postcode: '', country: 'Ireland' }, true],
  ['address', { postalCode: long(17) }, false],
  ['address', { country: long(61) }, false],
  ['address', { note: long(301) }, false],
];

describe('every door', () => {
  it.each(
    table.map(([noun, values, isTaken]) => [
      `${noun} ${JSON.stringify(values).slice(0, 90)}`,
      { noun, values, isTaken },
    ]),
  )('%s', (_, { noun, values, isTaken }) => {
    expect(doors[noun](values as never)).toEqual([isTaken, isTaken]);
  });

  it('takes orders of all names that a menu may have, translations included', () => {
    const line = { ...item('margherita'), productName: long(2000) };
    const option = { optionId: 'a', valueId: 'b', optionName: long(2000), valueLabel: long(2000), priceAdjustment: 0 };
    const input = pickup([{ ...line, selectedOptions: Array(800).fill(option) }]);
    expect(placeOrderInput.safeParse(input).error?.issues ?? []).toEqual([]);
  });

  it('says what a file’s text has too much of', () => {
    const products = [{ ...dish, key: 'dish', picture: null, name: { en: long(201) } }];
    const text = JSON.stringify({ ...trattoria.file, products, promotions: [] });
    expect(() => parseRestaurantFile(text, 'x.json')).toThrow('products.0.name.en: at most 200 characters');
  });

  it('says why a file’s option group can never be chosen from', () => {
    const text = JSON.stringify({
      ...trattoria.file,
      optionGroups: [...trattoria.file.optionGroups, { ...group, min: 4, max: 4 }],
    });
    expect(() => parseRestaurantFile(text, 'x.json')).toThrow('There are fewer options than must be chosen.');
  });

  it('says which sizes are none, and which dish has two groups of them', () => {
    const { optionGroups, products } = trattoria.file;
    const parse = (change: Partial<typeof trattoria.file>) => () =>
      parseRestaurantFile(JSON.stringify({ ...trattoria.file, ...change }), 'x.json');
    const marked = (...keys: string[]) =>
      optionGroups.map((group) => (keys.includes(group.key) ? { ...group, min: 1, max: 1, isSize: true } : group));
    const sized = (sizePrices: Record<string, number>) =>
      products.map((dish) => (dish.key === 'margherita' ? { ...dish, sizePrices } : dish));
    const optionGroupsWithSize = marked('size');
    expect(parse({ optionGroups: optionGroupsWithSize, products: sized({ 'size/large': 14 }) })).not.toThrow();
    expect(parse({ optionGroups: optionGroupsWithSize, products: sized({ 'size/huge': 14 }) })).toThrow(
      'there is no size of it "size/huge"',
    );
    expect(parse({ products: sized({ 'size/large': 14 }) })).toThrow('there is no size of it "size/large"');
    expect(parse({ optionGroups: marked('size', 'extras') })).toThrow('A dish has one group of sizes at most.');
  });

  it('says what an option cannot open', () => {
    const opening = (opens: Record<string, string[]>) => {
      const optionGroups = trattoria.file.optionGroups.map((each) => ({
        ...each,
        values: each.values.map((value) => ({ ...value, opens: opens[`${each.key}/${value.key}`] ?? [] })),
      }));
      return () => parseRestaurantFile(JSON.stringify({ ...trattoria.file, optionGroups }), 'x.json');
    };
    expect(opening({ 'extras/basil': ['sauces'] })).not.toThrow();
    expect(opening({ 'extras/basil': ['soups'] })).toThrow('there is no option group "soups"');
    expect(opening({ 'extras/basil': ['extras'] })).toThrow('An option cannot open its own group.');
    expect(opening({ 'extras/basil': ['sauces'], 'sauces/ragu': ['dip'] })).toThrow('cannot open further groups');
  });
});
