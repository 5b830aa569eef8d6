import { z } from 'zod';
import type { ImportedGroup, ImportedMenu } from '../imported-menu.ts';
import type { ReadingPlace } from '../reading-place.ts';
import { JsonMenu } from './json-menu.ts';

/* A Square catalogue as its API lists it: CatalogObject of the types CATEGORY, ITEM, MODIFIER_LIST, IMAGE, TAX. */

const money = z.object({ amount: z.number(), currency: z.string() });
const modifier = z.object({
  id: z.string().optional(),
  is_deleted: z.boolean().nullish(),
  modifier_data: z.object({
    name: z.string(),
    price_money: money.nullish(),
    on_by_default: z.boolean().nullish(),
    ordinal: z.number().nullish(),
  }),
});
const variation = z.object({
  is_deleted: z.boolean().nullish(),
  item_variation_data: z.object({
    name: z.string().nullish(),
    sku: z.string().nullish(),
    ordinal: z.number().nullish(),
    pricing_type: z.string().nullish(),
    price_money: money.nullish(),
  }),
});
const object = z.object({
  type: z.string(),
  id: z.string(),
  is_deleted: z.boolean().nullish(),
  category_data: z.object({ name: z.string() }).nullish(),
  image_data: z.object({ url: z.string().nullish() }).nullish(),
  modifier_list_data: z
    .object({
      name: z.string(),
      selection_type: z.string().nullish(),
      allow_quantities: z.boolean().nullish(),
      min_selected_modifiers: z.number().nullish(),
      max_selected_modifiers: z.number().nullish(),
      modifiers: z.array(modifier).nullish(),
    })
    .nullish(),
  item_data: z
    .object({
      name: z.string(),
      description: z.string().nullish(),
      description_plaintext: z.string().nullish(),
      category_id: z.string().nullish(),
      categories: z.array(z.object({ id: z.string() })).nullish(),
      reporting_category: z.object({ id: z.string() }).nullish(),
      image_ids: z.array(z.string()).nullish(),
      tax_ids: z.array(z.string()).nullish(),
      is_archived: z.boolean().nullish(),
      food_and_beverage_details: z
        .object({
          calorie_count: z.number().nullish(),
          ingredients: z.array(z.unknown()).nullish(),
          dietary_preferences: z.array(z.object({ standard_name: z.string().nullish() })).nullish(),
        })
        .nullish(),
      modifier_list_info: z
        .array(
          z.object({
            modifier_list_id: z.string(),
            enabled: z.boolean().nullish(),
            min_selected_modifiers: z.number().nullish(),
            max_selected_modifiers: z.number().nullish(),
          }),
        )
        .nullish(),
      variations: z.array(variation).nullish(),
    })
    .nullish(),
});
const catalogue = z.object({ objects: z.array(object) });
type SquareItem = NonNullable<z.infer<typeof object>['item_data']>;
type SquareList = NonNullable<z.infer<typeof object>['modifier_list_data']>;

const DIETS = {
  VEGETARIAN: 'vegetarian',
  VEGAN: 'vegan',
  GLUTEN_FREE: 'gluten-free',
  DAIRY_FREE: 'dairy-free',
} as const;

export function readSquare(data: unknown, place: ReadingPlace): ImportedMenu | null {
  const list = Array.isArray(data) ? { objects: data } : data;
  const { success, data: found } = catalogue.safeParse(list);
  if (!success || !found.objects.some(({ item_data }) => item_data)) return null;
  const objects = found.objects.filter((each) => !each.is_deleted);
  const menu = new JsonMenu('square', place);
  for (const { id, category_data } of objects)
    if (category_data) menu.categories.set(id, { ref: id, name: menu.text(category_data.name), fields: {} });
  const lists = new Map(
    objects.flatMap((each) => (each.modifier_list_data ? [[each.id, each.modifier_list_data] as const] : [])),
  );
  const pictures = new Map(objects.map((each) => [each.id, each.image_data?.url ?? null]));
  for (const { id, item_data } of objects)
    if (item_data && !item_data.is_archived) readItem(menu, { id, item: item_data, lists, pictures });
  return menu.done();
}

function readItem(
  menu: JsonMenu,
  {
    id,
    item,
    lists,
    pictures,
  }: {
    id: string;
    item: SquareItem;
    lists: ReadonlyMap<string, SquareList>;
    pictures: ReadonlyMap<string, string | null>;
  },
): void {
  const named = [item.category_id, ...(item.categories ?? []).map((each) => each.id), item.reporting_category?.id];
  const categories = [...new Set(named.flatMap((each) => (each && menu.categories.has(each) ? [each] : [])))];
  const groups = (item.modifier_list_info ?? []).flatMap((info) => {
    const list = lists.get(info.modifier_list_id);
    return list && info.enabled !== false ? [readList(menu, { id: info.modifier_list_id, list, info })] : [];
  });
  const prices = (item.variations ?? [])
    .filter((each) => !each.is_deleted)
    .flatMap(({ item_variation_data: data }) => {
      if (data.sku) menu.lose('lost_sku');
      if (!data.price_money) return [];
      menu.heedCurrency(data.price_money.currency);
      const { amount, currency } = data.price_money;
      return [{ label: menu.text(data.name || '1'), price: menu.amount(amount, currency) }];
    });
  const [only] = prices;
  const sizes = prices.length > 1 ? menu.sizes.add(prices) : null;
  menu.lose('lost_taxes', item.tax_ids?.length ? 1 : 0);
  const preferences = (item.food_and_beverage_details?.dietary_preferences ?? []).map(
    (each) => each.standard_name ?? '',
  );
  const dietary = preferences.flatMap((name) => (name in DIETS ? [DIETS[name as keyof typeof DIETS]] : []));
  const { calorie_count: kcal, ingredients } = item.food_and_beverage_details ?? {};
  menu.lose('lost_allergens', ingredients?.length ? 1 : 0);
  menu.lose('lost_diets', preferences.length - dietary.length);
  const picture = (item.image_ids ?? []).map((each) => pictures.get(each)).find((each) => each);
  menu.dishes.push({
    ref: id,
    name: menu.text(item.name),
    ...(categories.length > 0 && { categories }),
    groups: [...(sizes ? [sizes.group] : []), ...groups],
    ...(sizes && { inSizes: sizes.inSizes }),
    ...(picture && { pictureAddress: picture }),
    fields: {
      ...menu.description(item.description_plaintext ?? item.description),
      ...(sizes ? { price: sizes.price } : only && { price: only.price }),
      ...(dietary.length > 0 && { dietary }),
      ...(kcal && { kcal }),
    },
  });
}

type Info = NonNullable<SquareItem['modifier_list_info']>[number];

/** Items may have bounds of their own for a list: each pair of bounds is a group. -1: the list's. */
function readList(menu: JsonMenu, { id, list, info }: { id: string; list: SquareList; info: Info }): string {
  const modifiers = (list.modifiers ?? []).filter((each) => !each.is_deleted);
  const bound = (own: number | null | undefined, shared: number | null | undefined) =>
    own !== null && own !== undefined && own >= 0
      ? own
      : shared !== null && shared !== undefined && shared >= 0
        ? shared
        : null;
  const isSingle = list.selection_type === 'SINGLE';
  const min = bound(info.min_selected_modifiers, list.min_selected_modifiers) ?? 0;
  const max =
    bound(info.max_selected_modifiers, list.max_selected_modifiers) || (isSingle ? 1 : Math.max(1, modifiers.length));
  const ref = `${id} ${min}-${max}`;
  const group: ImportedGroup = {
    ref,
    name: menu.text(list.name),
    fields: { minSelections: min, maxSelections: max, maxPerValue: list.allow_quantities ? Math.min(max, 9) : 1 },
    values: modifiers.map(({ id: own, modifier_data: data }) => ({
      ref: own ?? data.name,
      name: menu.text(data.name),
      fields: {
        priceAdjustment: data.price_money ? menu.amount(data.price_money.amount, data.price_money.currency) : 0,
        isDefault: data.on_by_default ?? false,
      },
    })),
  };
  menu.groups.set(ref, group);
  return ref;
}
