import type { StaffMenu } from '../../../../contract/staff/staff-availability.ts';
import { matchesWords } from '../../app/matches-words.ts';

/** A dish or an option value, as a row of the list. */
export interface MenuItem {
  kind: 'product' | 'option';
  _id: string;
  name: string;
  isAvailable: boolean;
  unavailableUntil: string | null;
  /** How many are left today; null: they are not counted; missing: of an option. */
  portionsLeft?: number | null | undefined;
  /** Of a dish: the option groups of which too few options are left to order it. */
  usedUp?: string[] | undefined;
}

export interface ItemGroup {
  id: string;
  name: string;
  /** Which dishes an option belongs to; empty for dishes. */
  dishes: string[];
  items: MenuItem[];
}

/** The dishes by category; a dish of several categories is listed in its first. */
export function dishGroups({ categories, products }: StaffMenu): ItemGroup[] {
  return categories
    .map(({ _id, name }) => ({
      id: _id,
      name,
      dishes: [],
      items: products
        .filter(({ categoryIds }) => categoryIds[0] === _id)
        .map((product): MenuItem => ({ ...product, kind: 'product' })),
    }))
    .filter(({ items }) => items.length > 0);
}

/** The options by their group, each with the dishes that offer it. */
export function optionGroups({ optionGroups: groups, products }: StaffMenu): ItemGroup[] {
  const names = new Map(products.map(({ _id, name }) => [_id, name]));
  return groups.map(({ _id, name, productIds, values }) => ({
    id: _id,
    name,
    dishes: productIds.flatMap((id) => names.get(id) ?? []),
    items: values.map(({ label, ...value }): MenuItem => ({ ...value, name: label, kind: 'option' })),
  }));
}

/** The groups that still have a row for which `keep` holds. */
export function filtered(groups: ItemGroup[], keep: (item: MenuItem, group: ItemGroup) => boolean): ItemGroup[] {
  return groups
    .map((group) => ({ ...group, items: group.items.filter((item) => keep(item, group)) }))
    .filter(({ items }) => items.length > 0);
}

/** Whether every word of the query is in the item's name or its group's. */
export function matchesQuery(query: string): (item: MenuItem, group: ItemGroup) => boolean {
  const matches = matchesWords(query);
  return (item, group) => matches(`${item.name} ${group.name}`);
}
