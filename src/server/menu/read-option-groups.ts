import type { StaffOptionGroup } from '../../contract/staff/staff-menu-options.ts';
import { withOpenedGroups } from '../../domain/menu/opened-groups.ts';
import { toDecimal } from '../../domain/money/money.ts';
import { authored, versionOf } from '../editing/versions.ts';
import type { Db } from '../platform/database/database.ts';
import { fromJson } from '../platform/database/json-columns.ts';
import type { OptionValuesTable, ProductOptionGroupsTable } from '../platform/tables/menu-tables.ts';
import type { TextsTable } from '../platform/tables/restaurant-tables.ts';
import { decimalsHere } from '../restaurants/currency.repo.ts';
import { presentText } from '../texts/change-texts.ts';
import { textsOfMany } from '../texts/texts.repo.ts';
import { optionGroupLinks, optionGroupRows, optionValueRows } from './menu-record.repo.ts';
import { presentSizePrices } from './present-size-prices.ts';
import { presentStock } from './present-stock.ts';
import { foodOf } from './stored-food.ts';

/** All option groups by their names, with their values, texts and dishes. Six queries, however many groups. */
export async function readOptionGroups(db: Db, restaurantId: string, now: number): Promise<StaffOptionGroup[]> {
  const rows = await optionGroupRows(db, restaurantId);
  const values = Map.groupBy(await optionValueRows(db, restaurantId), (row) => row.group_id);
  const known = new Set(rows.map(({ id }) => id));
  const opens = (value: OptionValuesTable) => (fromJson(value.opens) ?? []).filter((id) => known.has(id));
  const links = dishesOf(await optionGroupLinks(db, restaurantId), (id) => (values.get(id) ?? []).flatMap(opens));
  const names = bySubject(await textsOfMany(db, { restaurantId, subject: 'option_group' }, ['name']));
  const labels = bySubject(await textsOfMany(db, { restaurantId, subject: 'option_value' }, ['label']));
  const decimals = await decimalsHere(db, restaurantId);
  const nameOf = ({ id }: { id: string }) => names.get(id)?.[0]?.text ?? '';
  const sizes = new Set(
    rows.filter((row) => row.is_size === 1).flatMap(({ id }) => (values.get(id) ?? []).map((value) => value.id)),
  );
  const byName = rows.toSorted((one, other) => nameOf(one).localeCompare(nameOf(other)));
  return byName.map(({ id, min_selections, max_selections, max_per_value, included, is_size }) => {
    const group = {
      _id: id,
      name: presentText(names.get(id) ?? [], 'name'),
      minSelections: min_selections,
      maxSelections: max_selections,
      maxPerValue: max_per_value,
      included,
      isSize: is_size === 1,
      values: (values.get(id) ?? []).map((value) => ({
        ...presentStock(value, now),
        label: presentText(labels.get(value.id) ?? [], 'label'),
        priceAdjustment: toDecimal(value.price_adjustment, decimals),
        sizePrices: presentSizePrices(value.size_prices, decimals, (size) => sizes.has(size)),
        opens: opens(value),
        isDefault: value.is_default === 1,
        ...foodOf(value),
        minimumAge: value.minimum_age,
        kitchenName: value.kitchen_name,
      })),
      productIds: links.get(id) ?? [],
    };
    return { ...group, version: versionOf(optionGroupTerms(group)) };
  });
}

/** What editors change of a group; its version is made from this. */
export function optionGroupTerms(group: Omit<StaffOptionGroup, 'version' | 'productIds'>) {
  return {
    name: authored(group.name),
    minSelections: group.minSelections,
    maxSelections: group.maxSelections,
    maxPerValue: group.maxPerValue,
    included: group.included,
    isSize: group.isSize,
    values: group.values.map(({ isAvailable: _, unavailableUntil: __, label, ...terms }) => ({
      ...terms,
      label: authored(label),
    })),
  };
}

function bySubject(texts: TextsTable[]): Map<string, TextsTable[]> {
  return Map.groupBy(texts, (row) => row.subject_id);
}

/** The dishes of each group, also of those that an option of the dish opens. */
function dishesOf(
  links: readonly ProductOptionGroupsTable[],
  opens: (groupId: string) => string[],
): ReadonlyMap<string, string[]> {
  const dishes = new Map<string, string[]>();
  for (const [dish, own] of Map.groupBy(links, (link) => link.product_id)) {
    const ids = own.map((link) => link.group_id);
    for (const id of withOpenedGroups(ids, opens)) dishes.set(id, [...(dishes.get(id) ?? []), dish]);
  }
  return dishes;
}
