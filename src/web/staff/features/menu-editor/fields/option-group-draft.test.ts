import { expect, it } from 'vitest';
import { type StaffOptionGroup, staffOptionGroupInput } from '../../../../../contract/staff/staff-menu-options.ts';
import { NO_FOOD_FACTS } from '../../../../../domain/menu/food-facts.ts';
import {
  newOption,
  newOptionGroupDraft,
  optionGroupDraft,
  optionGroupInput,
  withDefault,
} from './option-group-draft.ts';

const POUND = { code: 'GBP', symbol: '£' };
const OURS = { contentLanguage: 'en', currency: POUND } as const;
const option = (_id: string, text: string, priceAdjustment: number, isDefault = false) => ({
  _id,
  label: { en: { text, provenance: 'authored' as const } },
  priceAdjustment,
  sizePrices: {},
  opens: [],
  isDefault,
  allergens: [],
  ...structuredClone(NO_FOOD_FACTS),
  minimumAge: null,
  kitchenName: null,
  isAvailable: true,
  unavailableUntil: null,
});
const DECLARES_NOTHING = {
  ...structuredClone(NO_FOOD_FACTS),
  ...{ sizePrices: {}, opens: [], allergens: [], minimumAge: null, kitchenName: null },
};
const size: StaffOptionGroup = {
  _id: 'size',
  version: '1',
  name: { en: { text: 'Size', provenance: 'authored' } },
  minSelections: 1,
  maxSelections: 1,
  maxPerValue: 1,
  included: 0,
  isSize: true,
  values: [option('s', 'Small', 0, true), option('l', 'Large', 2.5)],
  productIds: [],
};

it('keeps what is stored known by its id, and sends what is new without one', () => {
  const draft = optionGroupDraft(size, 'de', POUND);
  expect(draft.values.map(({ price }) => price)).toEqual(['', '2,50']);
  const extra = newOption('new-1');
  const values = [...draft.values, { ...extra, label: { ...extra.label, en: 'Huge' }, price: '4' }];
  expect(staffOptionGroupInput.parse(optionGroupInput({ ...draft, values }, size, OURS))).toEqual({
    name: {},
    minSelections: 1,
    maxSelections: 1,
    maxPerValue: 1,
    included: 0,
    isSize: true,
    values: [
      { _id: 's', label: {}, priceAdjustment: 0, isDefault: true, ...DECLARES_NOTHING },
      { _id: 'l', label: {}, priceAdjustment: 2.5, isDefault: false, ...DECLARES_NOTHING },
      { label: { en: 'Huge' }, priceAdjustment: 4, isDefault: false, ...DECLARES_NOTHING },
    ],
  });
});

it('names each text that a new group lacks', () => {
  const result = staffOptionGroupInput.safeParse(optionGroupInput(newOptionGroupDraft(), null, OURS));
  expect(result.error?.issues.map(({ path }) => path.join('.'))).toEqual([
    'name.en',
    'values.0.label.en',
    'values.1.label.en',
  ]);
});

it('preselects one at most where one is chosen', () => {
  const draft = optionGroupDraft(size, 'en', POUND);
  expect(withDefault(draft, 'l', true).map(({ isDefault }) => isDefault)).toEqual([false, true]);
  expect(withDefault({ ...draft, maxSelections: 2 }, 'l', true).map(({ isDefault }) => isDefault)).toEqual([
    true,
    true,
  ]);
  expect(withDefault(draft, 's', false).map(({ isDefault }) => isDefault)).toEqual([false, false]);
});
