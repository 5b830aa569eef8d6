import { z } from 'zod';
import type { ServingHours } from '../../../domain/menu/serving-hours.ts';
import { MONDAY_FIRST } from '../../../domain/times/weekdays.ts';
import type { ImportedMenu } from '../imported-menu.ts';
import type { ReadingPlace } from '../reading-place.ts';
import { dietOf } from '../table/food-words.ts';
import { JsonMenu } from './json-menu.ts';

/* A HubRise catalogue: categories in a tree, products with skus, option lists, deals. As it is uploaded (refs) or retrieved (ids). */

const restrictions = z
  .object({
    enabled: z.boolean().nullish(),
    variant_refs: z.array(z.string()).nullish(),
    dow: z.string().nullish(),
    start_time: z.string().nullish(),
    end_time: z.string().nullish(),
    start_date: z.string().nullish(),
    end_date: z.string().nullish(),
  })
  .nullish();
const names = z.array(z.string()).nullish();
const sku = z.object({
  ref: z.string().nullish(),
  name: z.string().nullish(),
  price: z.string(),
  price_overrides: z.array(z.unknown()).nullish(),
  option_list_refs: names,
  option_list_ids: names,
  restrictions,
});
const option = z.object({
  ref: z.string().nullish(),
  name: z.string(),
  price: z.string().nullish(),
  price_overrides: z.array(z.unknown()).nullish(),
  default: z.boolean().nullish(),
  restrictions,
});
const named = { id: z.string().nullish(), ref: z.string().nullish(), name: z.string(), tags: names };
const catalogue = z.object({
  categories: z.array(z.object({ ...named, description: z.string().nullish() })),
  products: z.array(
    z.object({
      ...named,
      category_ref: z.string().nullish(),
      category_id: z.string().nullish(),
      description: z.string().nullish(),
      image_ids: names,
      skus: z.array(sku),
    }),
  ),
  option_lists: z
    .array(
      z.object({
        ...named,
        min_selections: z.number().nullish(),
        max_selections: z.number().nullish(),
        type: z.string().nullish(),
        options: z.array(option),
      }),
    )
    .nullish(),
  deals: z.array(z.unknown()).nullish(),
  discounts: z.array(z.unknown()).nullish(),
  charges: z.array(z.unknown()).nullish(),
});
const whole = z.union([z.object({ data: catalogue }).transform(({ data }) => data), catalogue]);
type Product = z.infer<typeof catalogue>['products'][number];

export function readHubRise(data: unknown, place: ReadingPlace): ImportedMenu | null {
  const { success, data: found } = whole.safeParse(data);
  if (!success) return null;
  const menu = new JsonMenu('hubrise', place);
  for (const { id, ref, name, description } of found.categories) {
    const category = { ref: keyOf({ id, ref, name }), name: menu.text(name), fields: menu.description(description) };
    for (const key of [id, ref]) if (key) menu.categories.set(key, category);
  }
  const lists = new Map(
    (found.option_lists ?? []).flatMap((list) =>
      [list.id, list.ref].flatMap((key) => (key ? [[key, list] as const] : [])),
    ),
  );
  for (const list of found.option_lists ?? []) readList(menu, list);
  for (const product of found.products) readProduct(menu, product, (key) => lists.get(key));
  menu.lose('lost_deals', found.deals?.length ?? 0);
  menu.lose('lost_discounts', found.discounts?.length ?? 0);
  const done = menu.done();
  return { ...done, categories: [...new Set(done.categories)] };
}

type List = NonNullable<z.infer<typeof catalogue>['option_lists']>[number];

const keyOf = ({ id, ref, name }: { id?: string | null | undefined; ref?: string | null | undefined; name: string }) =>
  ref ?? id ?? name;

function readProduct(menu: JsonMenu, product: Product, listOf: (key: string) => List | undefined): void {
  const skus = product.skus.filter((each) => each.restrictions?.enabled !== false);
  const category = menu.categories.get(product.category_ref ?? product.category_id ?? '');
  const keys = skus.map((each) => each.option_list_refs ?? each.option_list_ids ?? []);
  const groups = [...new Set(keys.flat().flatMap((key) => listOf(key) ?? []))].map(keyOf);
  menu.lose('lost_sku_options', keys.some((each) => each.join() !== keys[0]?.join()) ? 1 : 0);
  const prices = skus.map((each) => ({
    label: menu.text(each.name ?? product.name),
    price: moneyOf(menu, each.price),
  }));
  const [only] = prices;
  const sizes = prices.length > 1 ? menu.sizes.add(prices) : null;
  menu.lose('lost_price_overrides', skus.filter((each) => each.price_overrides?.length).length);
  menu.lose('lost_variants', skus.filter((each) => each.restrictions?.variant_refs).length);
  menu.lose('lost_pictures', product.image_ids?.length ? 1 : 0);
  const hours = hoursOf(skus[0]?.restrictions);
  const dietary = [...new Set((product.tags ?? []).flatMap((tag) => dietOf(tag) ?? []))];
  menu.dishes.push({
    ref: keyOf(product),
    name: menu.text(product.name),
    ...(category && { categories: [category.ref] }),
    groups: [...(sizes ? [sizes.group] : []), ...groups],
    ...(sizes && { sizePrices: sizes.sizePrices }),
    fields: {
      ...menu.description(product.description),
      ...(sizes ? { price: sizes.price } : only && { price: only.price }),
      ...(hours && { hours }),
      ...(dietary.length > 0 && { dietary }),
    },
  });
}

function readList(menu: JsonMenu, list: List): void {
  const { type, min_selections: min, max_selections: max, options } = list;
  const ref = keyOf(list);
  menu.lose('lost_price_overrides', options.filter((each) => each.price_overrides?.length).length);
  menu.groups.set(ref, {
    ref,
    name: menu.text(list.name),
    fields: {
      minSelections: min ?? (type === 'single' ? 1 : 0),
      maxSelections: max ?? (type === 'single' ? 1 : Math.max(1, options.length)),
    },
    values: options
      .filter((each) => each.restrictions?.enabled !== false)
      .map((each) => ({
        ref: each.ref ?? each.name,
        name: menu.text(each.name),
        fields: { priceAdjustment: each.price ? moneyOf(menu, each.price) : 0, isDefault: each.default ?? false },
      })),
  });
}

/** "9.80 EUR". */
function moneyOf(menu: JsonMenu, text: string): number {
  const [amount = '', currency] = text.trim().split(/\s+/);
  if (currency) menu.heedCurrency(currency);
  return Number(amount);
}

/** Days are written as "12345--", Monday first. */
function hoursOf(restricted: z.infer<typeof restrictions>): ServingHours | null {
  if (!restricted) return null;
  const { dow, start_time: from, end_time: to, start_date: firstDate, end_date: lastDate } = restricted;
  const isTimed = Boolean(dow || from || to);
  if (!isTimed && !firstDate && !lastDate) return null;
  const weekdays = MONDAY_FIRST.filter((_, place) => !dow || dow.includes(String(place + 1)));
  const windows = isTimed ? [{ weekdays, from: from ?? '00:00', to: to ?? '00:00' }] : [];
  return { windows, firstDate: firstDate ?? null, lastDate: lastDate ?? null };
}
