import type { OptionGroup, Product } from '../../../../../contract/menu.ts';
import type { MenuRecord } from '../../../../../contract/staff/staff-menu.ts';
import type { StaffOptionGroup } from '../../../../../contract/staff/staff-menu-options.ts';
import type { StaffText } from '../../../../../contract/staff/staff-texts.ts';
import type { Language } from '../../../../../domain/languages.ts';
import { openedGroups, withOpenedGroups } from '../../../../../domain/menu/opened-groups.ts';
import { servedBy } from '../../../../../domain/menu/serving-hours.ts';
import { typedAmount } from '../../../../../domain/money/typed-amount.ts';
import { foodLabelName } from '../../../app/food-label-names.ts';
import type { TextDraft } from '../../../app/text-draft.ts';
import { type DishDraft, typedNumber } from '../fields/dish-fields.ts';
import { servingInput } from '../fields/serving-draft.ts';
import { sizePricesInput } from '../fields/size-prices-draft.ts';
import { ownLabels } from '../own-labels.ts';

/** The draft as the storefront would receive it in a language, with the restaurant's own language for missing texts. */
export function previewProduct(draft: DishDraft, menu: MenuRecord, language: Language): Product {
  const words = (text: TextDraft) => text[language].trim() || text[menu.contentLanguage].trim();
  const said = (text: StaffText) => text[language]?.text ?? ownLabels(text, menu.contentLanguage);
  const price = typedAmount(draft.price, menu.currency);
  const basePrice = Number.isNaN(price) ? 0 : price;
  const ownPrices = sizePricesInput(draft.sizePrices, menu.currency);
  return {
    _id: 'preview',
    restaurantId: '',
    name: words(draft.name),
    description: words(draft.description),
    ...ingredientsOf(draft.ingredients, menu.contentLanguage, language),
    price: basePrice,
    ...marksOf(draft, menu),
    ...pickupOf(draft, menu),
    imageUrl: draft.picture?.src ?? null,
    image: draft.picture,
    categories: draft.categoryIds.flatMap((id) => {
      const category = menu.categories.find(({ _id }) => _id === id);
      return category ? [{ _id: id, name: said(category.name) }] : [];
    }),
    options: withOpenedGroups(draft.optionGroupIds, (id) => openedGroups(groupsOf(menu, id))).flatMap((id) => {
      const [group] = groupsOf(menu, id);
      return group ? [inSizes(optionGroup(group, said), ownPrices, basePrice)] : [];
    }),
    allergens: draft.allergens.map((code) => foodLabelName(code, language)),
    allergenCodes: draft.allergens,
    ...foodOf(draft, language),
    dietaryLabels: draft.dietary.map((code) => foodLabelName(code, language)),
    dietaryCodes: draft.dietary,
    ...(draft.minimumAge !== null && { minimumAge: draft.minimumAge }),
    ...noticeOf(draft),
    ...portionsOf(draft),
    ...servedOf(draft, menu),
    isFeatured: draft.isFeatured,
    isAvailable: true,
    isActive: draft.isActive,
    lang: language,
  };
}

function groupsOf({ optionGroups }: MenuRecord, id: string): StaffOptionGroup[] {
  return optionGroups.filter(({ _id }) => _id === id);
}

/** What stands beside the price. */
function marksOf({ deposit, content }: DishDraft, { currency }: MenuRecord): Pick<Product, 'deposit' | 'content'> {
  const charged = typedAmount(deposit, currency);
  const size = typedNumber(content.size);
  return { ...(charged > 0 && { deposit: charged }), ...(size > 0 && { content: { size, unit: content.unit } }) };
}

/** A price of its own; what the whole menu is cheaper for pickup is not the dish's. */
function pickupOf({ pickupPrice, price }: DishDraft, { currency }: MenuRecord): Pick<Product, 'pickup'> {
  const own = typedAmount(pickupPrice, currency);
  return own >= 0 && own !== typedAmount(price, currency) ? { pickup: { price: own } } : {};
}

/** Cereals, nuts and additives are named on the page itself only: their names are loaded in one language. */
function foodOf(
  { noAllergens, mayContain, menuNumber, heat, kcal }: DishDraft,
  language: Language,
): Pick<Product, 'noAllergens' | 'mayContain' | 'mayContainCodes' | 'menuNumber' | 'heat' | 'kcal'> {
  return {
    ...(noAllergens && { noAllergens }),
    ...(mayContain.length > 0 && {
      mayContain: mayContain.map((code) => foodLabelName(code, language)),
      mayContainCodes: mayContain,
    }),
    ...(menuNumber.trim() && { menuNumber: menuNumber.trim() }),
    ...(heat && { heat }),
    ...(kcal.trim() && { kcal: typedNumber(kcal) }),
  };
}

function noticeOf({ noticeHours }: DishDraft): Pick<Product, 'noticeMinutes'> {
  const hours = typedNumber(noticeHours);
  return hours > 0 ? { noticeMinutes: hours * 60 } : {};
}

function portionsOf({ dailyPortions, showsPortions }: DishDraft): Pick<Product, 'portions'> {
  const daily = typedNumber(dailyPortions);
  return showsPortions && daily > 0 ? { portions: { daily, left: {} } } : {};
}

function servedOf({ hours, categoryIds }: DishDraft, { categories }: MenuRecord): Pick<Product, 'served'> {
  const shared = categories.filter(({ _id, isActive }) => isActive && categoryIds.includes(_id));
  const served = servedBy(
    servingInput(hours),
    shared.map((category) => category.hours),
  );
  return served.length ? { served } : {};
}

function ingredientsOf(text: TextDraft, own: Language, language: Language): Pick<Product, 'ingredients'> {
  const lang = text[language].trim() ? language : own;
  return text[lang].trim() ? { ingredients: { text: text[lang].trim(), lang } } : {};
}

function optionGroup(group: StaffOptionGroup, said: (text: StaffText) => string): OptionGroup {
  const { _id, name, minSelections, maxSelections, maxPerValue, included, isSize, values } = group;
  return {
    _id,
    name: said(name),
    minSelections,
    maxSelections,
    ...(maxPerValue > 1 && { maxPerValue }),
    ...(included > 0 && { included }),
    ...(isSize && { isSize: true as const }),
    values: values.map(({ _id: id, label, priceAdjustment, sizePrices, opens, isDefault, isAvailable }) => ({
      ...{ _id: id, label: said(label), priceAdjustment, sizePrices, isDefault, isAvailable },
      ...(opens.length > 0 && { opens }),
    })),
  };
}

/** The group as the dish has it: a size in which it has a price of its own adds what is missing. */
function inSizes(group: OptionGroup, prices: Record<string, number>, price: number): OptionGroup {
  if (!group.isSize) return group;
  const values = group.values.map((value) => {
    const own = prices[value._id];
    return own === undefined || Number.isNaN(own) ? value : { ...value, priceAdjustment: own - price };
  });
  return { ...group, values };
}
