import type { MenuRecord } from '../../../../../contract/staff/staff-menu.ts';
import type { StaffDish, StaffDishInput } from '../../../../../contract/staff/staff-menu-dishes.ts';
import type { Language } from '../../../../../domain/languages.ts';
import type { Halves } from '../../../../../domain/menu/halves.ts';
import type { ContentUnit } from '../../../../../domain/menu/unit-price.ts';
import { typedAmount } from '../../../../../domain/money/typed-amount.ts';
import { amountDraft } from '../../../app/amount-draft.ts';
import { type TextDraft, textDraft, writtenAnew, writtenOrNone } from '../../../app/text-draft.ts';
import type { Fact } from '../../editing/describe-changes.ts';
import { type DraftOf, recordFields } from '../../editing/record-fields.ts';
import type { MenuWords } from './menu-words.ts';
import { servingDraft, servingInput } from './serving-draft.ts';
import { sizePricesDraft, sizePricesInput } from './size-prices-draft.ts';

/** What a dish's values depend on. */
interface AboutDish extends Pick<MenuRecord, 'contentLanguage' | 'currency'> {
  /** The interface's: amounts are typed in its format. */
  language: Language;
  /** The category in which a new dish starts. */
  categoryId?: string | undefined;
}

const { field, record } = recordFields<StaffDish, AboutDish, MenuWords>();

/** What staff edit of a dish. Amounts and numbers are drafted as they are typed. */
export const DISH = record({
  name: text('name', writtenAnew),
  description: text('description', writtenOrNone),
  ingredients: text('ingredients', writtenOrNone),
  price: field({
    draft: (dish, { currency, language }) => (dish ? amountDraft(dish.price, currency, language) : ''),
    input: (typed, _dish, { currency }) => ({ price: typedAmount(typed, currency) }),
    fact: ({ t, amount }) => ({ label: t('price'), say: amount }),
  }),
  /** By the ids of its sizes; a size that is not named costs the price and what the size adds. */
  sizePrices: field({
    draft: (dish, { currency, language }) => sizePricesDraft(dish?.sizePrices ?? {}, currency, language),
    input: (typed, _dish, { currency }) => ({ sizePrices: sizePricesInput(typed, currency) }),
    fact: ({ t }) => ({ label: t('size_prices'), say: (prices) => Object.values(prices ?? {}).join(', ') }),
  }),
  /** Empty: none of its own. */
  pickupPrice: field({
    draft: (dish, { currency, language }) =>
      dish?.pickupPrice === undefined ? '' : amountDraft(dish.pickupPrice, currency, language),
    input: (typed, _dish, { currency }) => ({ pickupPrice: typed.trim() ? typedAmount(typed, currency) : null }),
    fact: ({ t, amount }) => ({ label: t('pickup_price'), say: amount }),
  }),
  /** An empty category: a dish of its own. */
  halves: field({
    draft: (dish): Halves => dish?.halves ?? { categoryId: '', rule: 'dearer' },
    input: (halves) => ({ halves: halves.categoryId ? halves : null }),
    fact: ({ t, categories }) => ({
      label: t('halves'),
      say: (value) => (value instanceof Object && 'categoryId' in value ? categories([value.categoryId]) : ''),
    }),
  }),
  /** Empty: none. */
  deposit: field({
    draft: (dish, { currency, language }) => (dish?.deposit ? amountDraft(dish.deposit, currency, language) : ''),
    input: (typed, _dish, { currency }) => ({ deposit: typed.trim() ? typedAmount(typed, currency) : 0 }),
    fact: ({ t, amount }) => ({ label: t('deposit'), say: amount }),
  }),
  /** How much is in one; an empty size: not said. */
  content: field({
    draft: (dish): { size: string; unit: ContentUnit } => ({
      size: String(dish?.content?.size ?? ''),
      unit: dish?.content?.unit ?? 'ml',
    }),
    input: ({ size, unit }) => ({ content: size.trim() ? { size: typedNumber(size), unit } : null }),
    fact: ({ t }) => ({
      label: t('content'),
      say: (value) => (value instanceof Object ? Object.values(value).join(' ') : String(value ?? '')),
    }),
  }),
  /** The first is its main category, in which "All items" lists it. */
  categoryIds: field({
    draft: (dish, { categoryId }) => dish?.categoryIds ?? (categoryId === undefined ? [] : [categoryId]),
    input: (categoryIds) => ({ categoryIds }),
    fact: ({ t, categories }) => ({ label: t('categories'), say: categories }),
  }),
  optionGroupIds: plain('optionGroupIds', [], ({ t, optionGroups }) => ({ label: t('options'), say: optionGroups })),
  picture: field({
    draft: (dish) => dish?.picture ?? null,
    input: (picture) => ({ pictureId: picture?._id ?? null }),
    fact: ({ t, picture }) => ({ label: t('picture'), say: picture }),
    logged: ({ t, picture }) => ({ pictureId: { label: t('picture'), say: picture } }),
  }),
  allergens: plain('allergens', [], ({ t, foodLabels }) => ({ label: t('allergens'), say: foodLabels })),
  noAllergens: plain('noAllergens', false, ({ t, yesOrNo }) => ({ label: t('no_allergens'), say: yesOrNo })),
  mayContain: plain('mayContain', [], ({ t, foodLabels }) => ({ label: t('may_contain'), say: foodLabels })),
  allergenKinds: plain('allergenKinds', [], ({ t, foodFacts }) => ({ label: t('allergen_kinds'), say: foodFacts })),
  additives: plain('additives', [], ({ t, foodFacts }) => ({ label: t('additives'), say: foodFacts })),
  /** Empty: none. */
  menuNumber: field({
    draft: (dish) => dish?.menuNumber ?? '',
    input: (typed) => ({ menuNumber: typed.trim() || null }),
    fact: ({ t }) => ({ label: t('menu_number'), say: String }),
  }),
  heat: plain('heat', null, ({ t, numberOrNone }) => ({ label: t('heat'), say: numberOrNone })),
  /** Empty: nobody says so. */
  kcal: field({
    draft: (dish) => String(dish?.kcal ?? ''),
    input: (typed) => ({ kcal: typed.trim() ? typedNumber(typed) : null }),
    fact: ({ t }) => ({ label: t('kcal'), say: String }),
  }),
  dietary: plain('dietary', [], ({ t, foodLabels }) => ({ label: t('labels'), say: foodLabels })),
  minimumAge: plain('minimumAge', null, ({ t, numberOrNone }) => ({ label: t('minimum_age'), say: numberOrNone })),
  isFeatured: plain('isFeatured', false, ({ t, yesOrNo }) => ({ label: t('featured'), say: yesOrNo })),
  isActive: plain('isActive', true, ({ t, yesOrNo }) => ({ label: t('on_menu'), say: yesOrNo })),
  /** Empty: what most dishes of its categories take. */
  units: field({
    draft: (dish) => (dish ? String(dish.units) : ''),
    input: (typed) => (typed.trim() ? { units: typedNumber(typed) } : {}),
    fact: ({ t }) => ({ label: t('units'), say: String }),
  }),
  /** Empty: its name. */
  kitchenName: field({
    draft: (dish) => dish?.kitchenName ?? '',
    input: (typed) => ({ kitchenName: typed.trim() || null }),
    fact: ({ t }) => ({ label: t('kitchen_name'), say: String }),
  }),
  /** Empty: nobody says how long. */
  cookingMinutes: field({
    draft: (dish) => String(dish?.cookingMinutes ?? ''),
    input: (typed) => ({ cookingMinutes: typed.trim() ? typedNumber(typed) : null }),
    fact: ({ t }) => ({ label: t('cooking_minutes'), say: String }),
  }),
  noticeHours: field({
    draft: (dish) => String((dish?.noticeMinutes ?? 0) / 60),
    input: (typed) => ({ noticeMinutes: typedNumber(typed) * 60 }),
    fact: ({ t }) => ({ label: t('notice'), say: String }),
    logged: ({ t }) => ({ noticeMinutes: { label: t('notice'), say: (minutes) => String(Number(minutes) / 60) } }),
  }),
  /** Empty: they are not counted. */
  dailyPortions: field({
    draft: (dish) => (dish?.dailyPortions ? String(dish.dailyPortions) : ''),
    input: (typed) => ({ dailyPortions: typed.trim() ? typedNumber(typed) : null }),
    fact: ({ t, numberOrNone }) => ({ label: t('portions'), say: numberOrNone }),
  }),
  hours: field({
    draft: (dish) => servingDraft(dish?.hours ?? null),
    input: (draft) => ({ hours: servingInput(draft) }),
    fact: ({ t, serving }) => ({ label: t('serving_title'), say: serving }),
  }),
  goesWith: plain('goesWith', [], ({ t, dishes }) => ({ label: t('goes_with'), say: dishes })),
  showsPortions: plain('showsPortions', false, ({ t, yesOrNo }) => ({ label: t('shows_portions'), say: yesOrNo })),
});

/** A dish while it is being edited. */
export type DishDraft = DraftOf<typeof DISH>;

/** A value that is drafted and sent as it is stored; `first` is that of a new dish. */
function plain<Name extends keyof StaffDish & keyof StaffDishInput>(
  name: Name,
  first: StaffDish[Name],
  fact: (words: MenuWords) => Fact,
) {
  return {
    draft: (dish: StaffDish | null): StaffDish[Name] => dish?.[name] ?? first,
    input: (value: StaffDish[Name]) => ({ [name]: value }),
    fact,
  };
}

function text(name: 'name' | 'description' | 'ingredients', written: typeof writtenAnew | typeof writtenOrNone) {
  return {
    draft: (dish: StaffDish | null) => textDraft(dish?.[name] ?? {}),
    input: (draft: TextDraft, dish: StaffDish | null, { contentLanguage }: AboutDish) => ({
      [name]: written(draft, dish?.[name] ?? {}, contentLanguage),
    }),
    fact: ({ t, text: say }: MenuWords) => ({ label: t(name), say }),
  };
}

export function typedNumber(typed: string): number {
  return /^\d+([.,]\d+)?$/.test(typed.trim()) ? Number(typed.replace(',', '.')) : Number.NaN;
}
