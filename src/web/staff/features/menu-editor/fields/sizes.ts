import type { MenuRecord } from '../../../../../contract/staff/staff-menu.ts';
import type { StaffOptionGroup } from '../../../../../contract/staff/staff-menu-options.ts';
import { ownLabels } from '../own-labels.ts';

/** A size of dishes, in the restaurant's language. */
export interface DishSize {
  _id: string;
  label: string;
  /** What it adds to a dish without a price of its own in it. */
  priceAdjustment: number;
}

/** The sizes of a dish with those option groups, in their order; none: it has no sizes. */
export function sizesOfDish(
  { optionGroups, contentLanguage }: Pick<MenuRecord, 'optionGroups' | 'contentLanguage'>,
  groupIds: readonly string[],
): DishSize[] {
  const sizes = optionGroups.find(({ _id, isSize }) => isSize && groupIds.includes(_id));
  return (sizes?.values ?? []).map(({ _id, label, priceAdjustment }) => ({
    ...{ _id, priceAdjustment },
    label: ownLabels(label, contentLanguage),
  }));
}

/** The sizes in which options of a group can be ordered: those of its dishes, or all where none of them has sizes yet. */
export function sizesBeside(menu: MenuRecord, group: StaffOptionGroup | null): DishSize[] {
  const sizes = menu.optionGroups.filter(({ _id, isSize }) => isSize && _id !== group?._id);
  const dishes = menu.products.filter(({ optionGroupIds }) => group && optionGroupIds.includes(group._id));
  const used = sizes.filter(({ _id }) => dishes.some(({ optionGroupIds }) => optionGroupIds.includes(_id)));
  return (used.length ? used : sizes).flatMap(({ _id }) => sizesOfDish(menu, [_id]));
}
