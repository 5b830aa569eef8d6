import type { Currency } from '../../../../../contract/primitives.ts';
import type { MenuRecord } from '../../../../../contract/staff/staff-menu.ts';
import type { StaffOptionGroup } from '../../../../../contract/staff/staff-menu-options.ts';
import type { StaffText } from '../../../../../contract/staff/staff-texts.ts';
import type { Language } from '../../../../../domain/languages.ts';
import { type Declaration, NO_FOOD_FACTS } from '../../../../../domain/menu/food-facts.ts';
import { typedAmount } from '../../../../../domain/money/typed-amount.ts';
import { amountDraft } from '../../../app/amount-draft.ts';
import { type TextDraft, textDraft, writtenAnew } from '../../../app/text-draft.ts';
import { type SizePricesDraft, sizePricesDraft, sizePricesInput } from './size-prices-draft.ts';

/** An option while it is being edited. */
export interface OptionDraft extends Declaration {
  /** The row's key; of a stored option, its id. */
  key: string;
  isStored: boolean;
  label: TextDraft;
  /** The price adjustment as typed; '' for none. */
  price: string;
  /** By the ids of sizes, as typed. */
  sizePrices: SizePricesDraft;
  /** The ids of the groups that it opens. */
  opens: string[];
  isDefault: boolean;
  minimumAge: number | null;
  /** Empty: its label. */
  kitchenName: string;
}

export interface OptionGroupDraft {
  name: TextDraft;
  minSelections: number;
  maxSelections: number;
  /** Pieces of each option. */
  maxPerValue: number;
  /** Pieces that the price includes. */
  included: number;
  /** Whether it is the size of its dishes. */
  isSize: boolean;
  values: OptionDraft[];
}

/** `language` is the interface's: amounts are typed in its format. */
export function optionGroupDraft(group: StaffOptionGroup, language: Language, currency: Currency): OptionGroupDraft {
  return {
    name: textDraft(group.name),
    minSelections: group.minSelections,
    maxSelections: group.maxSelections,
    maxPerValue: group.maxPerValue,
    included: group.included,
    isSize: group.isSize,
    values: group.values.map(({ _id, label, priceAdjustment, sizePrices, isDefault, ...declared }) => ({
      key: _id,
      isStored: true,
      label: textDraft(label),
      sizePrices: sizePricesDraft(sizePrices, currency, language),
      price: priceAdjustment === 0 ? '' : amountDraft(priceAdjustment, currency, language),
      opens: declared.opens,
      isDefault,
      allergens: declared.allergens,
      noAllergens: declared.noAllergens,
      mayContain: declared.mayContain,
      allergenKinds: declared.allergenKinds,
      additives: declared.additives,
      minimumAge: declared.minimumAge,
      kitchenName: declared.kitchenName ?? '',
    })),
  };
}

/** The draft of a new group: two options, of which one must be chosen. */
export function newOptionGroupDraft(): OptionGroupDraft {
  return {
    name: textDraft({}),
    minSelections: 1,
    maxSelections: 1,
    maxPerValue: 1,
    included: 0,
    isSize: false,
    values: [newOption('new-1'), newOption('new-2')],
  };
}

export function newOption(key: string): OptionDraft {
  const nothing = { price: '', sizePrices: {}, opens: [], isDefault: false, minimumAge: null, kitchenName: '' };
  return { key, isStored: false, label: textDraft({}), ...nothing, ...structuredClone(NO_FOOD_FACTS), allergens: [] };
}

/** The request's body; `own` is the restaurant's language. */
export function optionGroupInput(
  { name, values, ...rules }: OptionGroupDraft,
  saved: StaffOptionGroup | null,
  { contentLanguage: own, currency }: Pick<MenuRecord, 'contentLanguage' | 'currency'>,
): object {
  return {
    ...rules,
    name: writtenAnew(name, saved?.name ?? {}, own),
    values: values.map(({ key, isStored, label, price, sizePrices, kitchenName, ...same }) => ({
      ...(isStored && { _id: key }),
      label: writtenAnew(label, savedLabel(saved, key), own),
      priceAdjustment: price.trim() === '' ? 0 : typedAmount(price, currency),
      // A size costs what it adds.
      sizePrices: rules.isSize ? {} : sizePricesInput(sizePrices, currency),
      kitchenName: kitchenName.trim() || null,
      ...same,
    })),
  };
}

export function savedLabel(saved: StaffOptionGroup | null, key: string): StaffText {
  return saved?.values.find(({ _id }) => _id === key)?.label ?? {};
}

/** The options after one was preselected or not. If only one may be chosen, the others lose their preselection. */
export function withDefault(
  { values, maxSelections }: OptionGroupDraft,
  key: string,
  isDefault: boolean,
): OptionDraft[] {
  return values.map((value) => {
    if (value.key === key) return { ...value, isDefault };
    return maxSelections === 1 && isDefault ? { ...value, isDefault: false } : value;
  });
}
