import type { MenuGroup, MenuProduct } from '../../domain/appraisal/menu-product.ts';
import {
  type HalfDish,
  halfPrice,
  leastHalf,
  pricedWithHalves,
  toppingGroups,
  toppingPrice,
} from '../../domain/menu/half-dishes.ts';
import { HALF_PLACES, type HalfPlace, type Halves, halfGroupId } from '../../domain/menu/halves.ts';
import { openedGroups } from '../../domain/menu/opened-groups.ts';
import type { SizePrices } from '../../domain/menu/size-prices.ts';
import type { Db } from '../platform/database/database.ts';

interface Asked {
  restaurantId: string;
  /** What dishes of `menu` are half and half of, by dish. */
  halves: ReadonlyMap<string, Halves>;
  /** Reads dishes of the menu by their ids. */
  read(ids: readonly string[]): Promise<ReadonlyMap<string, MenuProduct>>;
}

/** Gives the dishes of `menu` that are half and half the groups of their halves, and the price of the cheapest of these. */
export async function addHalves(
  db: Db,
  menu: Map<string, MenuProduct>,
  { restaurantId, halves, read }: Asked,
): Promise<void> {
  if (halves.size === 0) return;
  const dishesOf = await dishesByCategory(
    db,
    restaurantId,
    [...halves.values()].map(({ categoryId }) => categoryId),
  );
  const dishes = await read([...new Set([...dishesOf.values()].flat())]);
  for (const [id, own] of halves) {
    const product = menu.get(id);
    const from = (dishesOf.get(own.categoryId) ?? []).flatMap((dish) => dishes.get(dish) ?? []);
    if (product) menu.set(id, withHalves(product, from, own));
  }
}

/** Those that guests see; a dish that is half and half itself is no half. */
async function dishesByCategory(db: Db, restaurantId: string, ids: string[]): Promise<Map<string, string[]>> {
  const rows = await db
    .selectFrom('product_categories as l')
    .innerJoin('categories as c', (join) =>
      join.onRef('c.restaurant_id', '=', 'l.restaurant_id').onRef('c.id', '=', 'l.category_id'),
    )
    .innerJoin('products as p', (join) =>
      join.onRef('p.restaurant_id', '=', 'l.restaurant_id').onRef('p.id', '=', 'l.product_id'),
    )
    .select(['l.category_id', 'l.product_id'])
    .where('l.restaurant_id', '=', restaurantId)
    .where('l.category_id', 'in', ids)
    .where('c.is_active', '=', 1)
    .where('p.is_active', '=', 1)
    .where('p.halves', 'is', null)
    .execute();
  const byCategory = Map.groupBy(rows, ({ category_id }) => category_id);
  return new Map([...byCategory].map(([id, own]) => [id, own.map(({ product_id }) => product_id)]));
}

function withHalves(product: MenuProduct, from: readonly MenuProduct[], { rule }: Halves): MenuProduct {
  const sizes = sizesOf(product);
  const dishes = from.map((dish) => ({ dish, half: asHalf(dish) }));
  const halves = dishes.map(({ half }) => half);
  const toppings = toppingGroups(halves, product.groups.keys());
  const least = leastHalf(halves);
  const groups = new Map(product.groups);
  for (const place of HALF_PLACES) {
    const values: MenuGroup['values'] = new Map();
    for (const { dish, half } of dishes) {
      const opens = toppings.flatMap(({ id, isOfAll }) =>
        !isOfAll && half.groupIds.includes(id) ? halfGroupId(place, id) : [],
      );
      const { id: productId, noticeMinutes, portions, served, isActive, isAvailable, declared } = dish;
      values.set(productId, {
        ...halfPrice(half, { least, sizes }),
        isAvailable: isActive && isAvailable,
        // It is taxed as the whole is.
        declared: { ...declared, taxClass: null },
        ...(opens.length > 0 && { opens }),
        half: { productId, noticeMinutes, ...(portions && { portions }), ...(served && { served }) },
      });
    }
    const id = halfGroupId(place);
    const bounds = { min: 1, max: 1, perValue: 1, included: 0, isSize: false };
    groups.set(id, { id, ...bounds, half: { rule, decimals: 0 }, values });
    for (const topping of toppings) {
      const group = from.flatMap((dish) => dish.groups.get(topping.id) ?? [])[0];
      if (group) groups.set(halfGroupId(place, topping.id), onHalf(group, place, sizes));
    }
  }
  const { pickup, ...rest } = product;
  // It need not say anything of its own: its halves do.
  const declared = { ...product.declared, isDeclared: true };
  return { ...rest, ...pricedWithHalves(product, least), groups, declared };
}

function onHalf(group: MenuGroup, place: HalfPlace, sizes: SizePrices): MenuGroup {
  const values = [...group.values].map(([id, { opens: _, ...value }]) => {
    const { sizePrices: __, ...rest } = value;
    return [id, { ...rest, ...toppingPrice(value, sizes) }] as const;
  });
  return { ...group, id: halfGroupId(place, group.id), values: new Map(values) };
}

function asHalf(product: MenuProduct): HalfDish {
  const all = [...product.groups.values()].map(({ id, isSize, values }) => ({
    ...{ id, isSize },
    values: [...values].map(([_id, { opens }]) => ({ _id, opens })),
  }));
  const opened = openedGroups(all);
  const groupIds = all.filter(({ id, isSize }) => !isSize && !opened.has(id)).map(({ id }) => id);
  return { id: product.id, price: product.price, sizes: sizesOf(product), groupIds };
}

function sizesOf({ groups }: MenuProduct): SizePrices {
  const sizes = [...groups.values()].flatMap(({ isSize, values }) => (isSize ? [...values] : []));
  return Object.fromEntries(sizes.map(([id, { adjustment }]) => [id, adjustment]));
}
