import { z } from 'zod';
import { hubRiseMoney, restrictions } from './hubrise-terms.ts';
import type { JsonMenu } from './json-menu.ts';

/* Option lists of a HubRise catalogue. Where options cost something else in a size, each sku of a dish has lists of its own. */

const names = z.array(z.string()).nullish();
const option = z.object({
  ref: z.string().nullish(),
  name: z.string(),
  price: z.string().nullish(),
  price_overrides: z.array(z.unknown()).nullish(),
  default: z.boolean().nullish(),
  restrictions,
});
export const hubRiseList = z.object({
  ...{ id: z.string().nullish(), ref: z.string().nullish(), name: z.string(), tags: names },
  min_selections: z.number().nullish(),
  max_selections: z.number().nullish(),
  type: z.string().nullish(),
  options: z.array(option),
});
export type HubRiseList = z.infer<typeof hubRiseList>;

/** Adds a list as a group, unless it is there. Returns its ref. */
export function addList(menu: JsonMenu, list: HubRiseList): string {
  const ref = list.ref ?? list.id ?? list.name;
  if (menu.groups.has(ref)) return ref;
  menu.lose('lost_price_overrides', list.options.filter((each) => each.price_overrides?.length).length);
  menu.groups.set(ref, { ref, name: menu.text(list.name), fields: rulesOf(list), values: valuesOf(menu, list) });
  return ref;
}

/**
 * Adds the lists that the skus of a dish have in one place as one group with prices by size: they differ in nothing but what their options
 * cost. null: they differ in more. `sizes`: the ref of each sku's size.
 */
export function addSizedLists(menu: JsonMenu, lists: readonly HubRiseList[], sizes: readonly string[]): string | null {
  const [first] = lists;
  if (!first) return null;
  if (lists.every((list) => list === first)) return addList(menu, first);
  if (lists.some((list) => sayAll(list) !== sayAll(first))) return null;
  const ref = [...lists.map((list) => list.ref ?? list.id ?? list.name), ...sizes].join('\u0000');
  if (menu.groups.has(ref)) return ref;
  const own = valuesOf(menu, first);
  const prices = lists.map((list) => valuesOf(menu, list).map(({ fields }) => fields.priceAdjustment));
  const values = own.map((value, place) => {
    const bySize = sizes.map((size, sku) => [size, prices[sku]?.[place] ?? 0] as const);
    const others = bySize.filter(([, price]) => price !== value.fields.priceAdjustment);
    return { ...value, sizePrices: Object.fromEntries(others) };
  });
  menu.groups.set(ref, { ref, name: menu.text(first.name), fields: rulesOf(first), values });
  return ref;
}

/** All but prices. Refs of options count: orders have one for each. */
function sayAll(list: HubRiseList): string {
  return JSON.stringify([list.name, rulesOf(list), offered(list).map(({ ref, name }) => [ref ?? name, name])]);
}

function rulesOf({ type, min_selections: min, max_selections: max, options }: HubRiseList) {
  return {
    minSelections: min ?? (type === 'single' ? 1 : 0),
    maxSelections: max ?? (type === 'single' ? 1 : Math.max(1, options.length)),
  };
}

function valuesOf(menu: JsonMenu, list: HubRiseList) {
  return offered(list).map((each) => ({
    ref: each.ref ?? each.name,
    name: menu.text(each.name),
    ...(each.ref && { tillRef: each.ref }),
    fields: { priceAdjustment: each.price ? hubRiseMoney(menu, each.price) : 0, isDefault: each.default ?? false },
  }));
}

function offered({ options }: HubRiseList) {
  return options.filter((each) => each.restrictions?.enabled !== false);
}
