import { z } from 'zod';
import type { ImportedMenu } from '../imported-menu.ts';
import type { ReadingPlace } from '../reading-place.ts';
import { dietOf } from '../table/food-words.ts';
import { addList, addSizedLists, type HubRiseList, hubRiseList } from './hubrise-lists.ts';
import { hubRiseHours, hubRiseMoney, restrictions } from './hubrise-terms.ts';
import { JsonMenu } from './json-menu.ts';

/* A HubRise catalogue: categories in a tree, products with skus, option lists, deals. As it is uploaded (refs) or retrieved (ids). */

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
  option_lists: z.array(hubRiseList).nullish(),
  deals: z.array(z.unknown()).nullish(),
  discounts: z.array(z.unknown()).nullish(),
  charges: z.array(z.unknown()).nullish(),
});
const whole = z.union([z.object({ data: catalogue }).transform(({ data }) => data), catalogue]);
type Product = z.infer<typeof catalogue>['products'][number];
type ListOf = (key: string) => HubRiseList | undefined;

export function readHubRise(data: unknown, place: ReadingPlace): ImportedMenu | null {
  const { success, data: found } = whole.safeParse(data);
  if (!success) return null;
  const menu = new JsonMenu('hubrise', place);
  for (const { id, ref, name, description } of found.categories) {
    const category = { ref: ref ?? id ?? name, name: menu.text(name), fields: menu.description(description) };
    for (const key of [id, ref]) if (key) menu.categories.set(key, category);
  }
  const lists = new Map(
    (found.option_lists ?? []).flatMap((list) =>
      [list.id, list.ref].flatMap((key) => (key ? [[key, list] as const] : [])),
    ),
  );
  for (const product of found.products) readProduct(menu, product, (key) => lists.get(key));
  menu.lose('lost_deals', found.deals?.length ?? 0);
  menu.lose('lost_discounts', found.discounts?.length ?? 0);
  const done = menu.done();
  return { ...done, categories: [...new Set(done.categories)] };
}

function readProduct(menu: JsonMenu, product: Product, listOf: ListOf): void {
  const skus = product.skus.filter((each) => each.restrictions?.enabled !== false);
  const category = menu.categories.get(product.category_ref ?? product.category_id ?? '');
  const prices = skus.map((each) => ({
    label: menu.text(each.name ?? product.name),
    price: hubRiseMoney(menu, each.price),
  }));
  const [only] = prices;
  const sizes = prices.length > 1 ? menu.sizes.add(prices) : null;
  const groups = readLists(menu, { skus, sizes: sizes?.refs ?? [], listOf });
  const tillRefs = skus.flatMap(({ ref }, place) => (ref ? { size: sizes?.refs[place] ?? null, ref } : []));
  menu.lose('lost_price_overrides', skus.filter((each) => each.price_overrides?.length).length);
  menu.lose('lost_variants', skus.filter((each) => each.restrictions?.variant_refs).length);
  menu.lose('lost_pictures', product.image_ids?.length ? 1 : 0);
  const hours = hubRiseHours(skus[0]?.restrictions);
  const dietary = [...new Set((product.tags ?? []).flatMap((tag) => dietOf(tag) ?? []))];
  menu.dishes.push({
    ref: product.ref ?? product.id ?? product.name,
    name: menu.text(product.name),
    ...(category && { categories: [category.ref] }),
    groups: [...(sizes ? [sizes.group] : []), ...groups],
    ...(sizes && { inSizes: sizes.inSizes }),
    ...(tillRefs.length > 0 && { tillRefs }),
    fields: {
      ...menu.description(product.description),
      ...(sizes ? { price: sizes.price } : only && { price: only.price }),
      ...(hours && { hours }),
      ...(dietary.length > 0 && { dietary }),
    },
  });
}

/** The lists of all skus, place by place: those of one place are one group. Where skus differ in more than prices, each has all of them. */
function readLists(
  menu: JsonMenu,
  { skus, sizes, listOf }: { skus: Product['skus']; sizes: readonly string[]; listOf: ListOf },
): string[] {
  const lists = skus.map((each) =>
    (each.option_list_refs ?? each.option_list_ids ?? []).flatMap((key) => listOf(key) ?? []),
  );
  const [first = []] = lists;
  const sized = first.map((_, place) =>
    addSizedLists(
      menu,
      lists.flatMap((of) => of[place] ?? []),
      sizes,
    ),
  );
  const areAlike = lists.every((of) => of.length === first.length) && sized.every((ref) => ref !== null);
  if (areAlike) return [...new Set(sized.flatMap((ref) => ref ?? []))];
  menu.lose('lost_sku_options');
  return [...new Set(lists.flat().map((list) => addList(menu, list)))];
}
