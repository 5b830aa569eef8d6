import type { Currency } from '../../../../contract/primitives.ts';
import type { MenuRecord } from '../../../../contract/staff/staff-menu.ts';
import type { StaffOptionGroup } from '../../../../contract/staff/staff-menu-options.ts';
import type { Language } from '../../../../domain/languages.ts';
import type { SizePrices } from '../../../../domain/menu/size-prices.ts';
import { typedAmount } from '../../../../domain/money/typed-amount.ts';
import { amountDraft } from '../../app/amount-draft.ts';
import { ownLabels } from './own-labels.ts';

/** A size of dishes, in the restaurant's language. */
export interface Size {
  _id: string;
  label: string;
  /** What it adds to a dish without a price of its own in it. */
  priceAdjustment: number;
}

/** The sizes of a dish with those option groups, in their order; none: it has no sizes. */
export function sizesOfDish(
  { optionGroups, contentLanguage }: Pick<MenuRecord, 'optionGroups' | 'contentLanguage'>,
  groupIds: readonly string[],
): Size[] {
  const sizes = optionGroups.find(({ _id, isSize }) => isSize && groupIds.includes(_id));
  return (sizes?.values ?? []).map(({ _id, label, priceAdjustment }) => ({
    ...{ _id, priceAdjustment },
    label: ownLabels(label, contentLanguage),
  }));
}

/** The sizes in which options of a group can be ordered: those of its dishes, or all where none of them has sizes yet. */
export function sizesBeside(menu: MenuRecord, group: StaffOptionGroup | null): Size[] {
  const sizes = menu.optionGroups.filter(({ _id, isSize }) => isSize && _id !== group?._id);
  const dishes = menu.products.filter(({ optionGroupIds }) => group && optionGroupIds.includes(group._id));
  const used = sizes.filter(({ _id }) => dishes.some(({ optionGroupIds }) => optionGroupIds.includes(_id)));
  return (used.length ? used : sizes).flatMap(({ _id }) => sizesOfDish(menu, [_id]));
}

/** Prices by size as they are typed; a size that is not named has none of its own. */
export type SizePricesDraft = Readonly<Record<string, string>>;

/** The typed prices with another one; nothing typed: the size has none of its own. */
export function withSizePrice(prices: SizePricesDraft, size: string, typed: string): SizePricesDraft {
  const { [size]: _, ...others } = prices;
  return typed.trim() ? { ...others, [size]: typed } : others;
}

/** Stored prices as they are typed; `language` is the interface's. */
export function sizePricesDraft(prices: SizePrices, currency: Currency, language: Language): SizePricesDraft {
  return Object.fromEntries(
    Object.entries(prices).map(([size, price]) => [size, amountDraft(price, currency, language)]),
  );
}

/** Typed prices as they are sent; what is no amount is NaN. */
export function sizePricesInput(prices: SizePricesDraft, currency: Currency): Record<string, number> {
  return Object.fromEntries(Object.entries(prices).map(([size, typed]) => [size, typedAmount(typed, currency)]));
}
