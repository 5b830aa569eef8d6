import type { StaffDeal } from '../../../../contract/staff/staff-deals.ts';
import type { MenuRecord } from '../../../../contract/staff/staff-menu.ts';
import type { StaffDishLine } from '../../../../contract/staff/staff-menu-dishes.ts';
import type { StaffOptionGroup } from '../../../../contract/staff/staff-menu-options.ts';
import { ownLabels } from '../menu-editor/own-labels.ts';

/** All that has a price. */
export interface PricedMenu extends MenuRecord {
  deals: StaffDeal[];
}

/** A price in the draft, by its key there. */
export interface Priced {
  key: string;
  amount: number;
}

/** Where prices stand in the draft: a dish's usual one by its id, the others by these. */
export const priceKeys = {
  pickup: (dishId: string) => `${dishId} pickup`,
  inSize: (dishId: string, size: string) => `${dishId} in ${size}`,
  option: (valueId: string) => `${valueId} option`,
  optionInSize: (valueId: string, size: string) => `${valueId} option in ${size}`,
  deal: (dealId: string) => `${dealId} deal`,
  extra: (dealId: string, lineId: string, productId: string) => `${dealId} deal ${lineId} ${productId}`,
};

/** A dish's own prices: the usual one, that for pickup and those in sizes, where it has some. */
export function dishPrices({ _id, price, pickupPrice, sizePrices = {} }: StaffDishLine): Priced[] {
  return [
    { key: _id, amount: price },
    ...(pickupPrice === undefined ? [] : [{ key: priceKeys.pickup(_id), amount: pickupPrice }]),
    ...Object.entries(sizePrices).map(([size, amount]) => ({ key: priceKeys.inSize(_id, size), amount })),
  ];
}

/** The ids of the sizes in which a dish may have a price of its own; none: it has no sizes, or is made of halves, which are priced by theirs. */
export function ownSizes({ optionGroups }: PricedMenu, { optionGroupIds, halves }: StaffDishLine): string[] {
  if (halves) return [];
  const group = optionGroups.find(({ _id, isSize }) => isSize && optionGroupIds.includes(_id));
  return (group?.values ?? []).map(({ _id }) => _id);
}

/** What an option adds, also in sizes where that is something else. */
export function optionPrices({ _id, priceAdjustment, sizePrices }: StaffOptionGroup['values'][number]): Priced[] {
  return [
    { key: priceKeys.option(_id), amount: priceAdjustment },
    ...Object.entries(sizePrices).map(([size, amount]) => ({ key: priceKeys.optionInSize(_id, size), amount })),
  ];
}

/** What some dishes of a deal cost on top of it. */
export function extrasOf({ _id, lines }: StaffDeal): (Priced & { lineId: string; productId: string })[] {
  return lines.flatMap((line) =>
    line.dishes
      .filter(({ extra }) => extra > 0)
      .map(({ productId, extra: amount }) => ({
        ...{ key: priceKeys.extra(_id, line._id, productId), amount },
        ...{ lineId: line._id, productId },
      })),
  );
}

/** All prices of the menu. */
export function allPrices({ products, optionGroups, deals }: PricedMenu): Priced[] {
  return [
    ...products.filter(({ isActive }) => isActive).flatMap(dishPrices),
    ...optionGroups.flatMap(({ values }) => values).flatMap(optionPrices),
    ...deals.flatMap((deal) => [{ key: priceKeys.deal(deal._id), amount: deal.price }, ...extrasOf(deal)]),
  ];
}

/** Whether a group's options stand for the dish itself, as sizes do: exactly one of them is chosen, and its price is a part of the dish's. */
export function isVariant({ isSize, minSelections, maxSelections }: StaffOptionGroup): boolean {
  return isSize || (minSelections === 1 && maxSelections === 1);
}

/** What a dish is had in, by name; none: it costs the same in all. */
export interface Variant {
  _id: string;
  label: string;
  /** The key of what it adds, and that of the dish's own price in it. */
  adjustment: string;
  own: string;
}

/** The sizes of a dish, or else what must be chosen for it and makes it dearer. */
export function variantsOf({ optionGroups, contentLanguage }: PricedMenu, dish: StaffDishLine): Variant[] {
  const groups = optionGroups.filter((group) => dish.optionGroupIds.includes(group._id) && isVariant(group));
  const group = groups.find(({ isSize }) => isSize) ?? groups.find(({ values }) => values.some(costsMore));
  return (group?.values ?? []).map(({ _id, label }) => ({
    ...{ _id, label: ownLabels(label, contentLanguage) },
    ...{ adjustment: priceKeys.option(_id), own: priceKeys.inSize(dish._id, _id) },
  }));
}

function costsMore({ priceAdjustment }: { priceAdjustment: number }): boolean {
  return priceAdjustment !== 0;
}
