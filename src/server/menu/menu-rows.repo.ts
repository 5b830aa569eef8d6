import type { Declared, MenuGroup, MenuProduct } from '../../domain/appraisal/menu-product.ts';
import { isDeclared } from '../../domain/menu/food-facts.ts';
import type { Halves } from '../../domain/menu/halves.ts';
import { openedGroups } from '../../domain/menu/opened-groups.ts';
import { type PickupPrice, pickupAdjustment } from '../../domain/menu/pickup-price.ts';
import { type ServingHours, servedBy } from '../../domain/menu/serving-hours.ts';
import { eachAmount, type SizePrices } from '../../domain/menu/size-prices.ts';
import { isUsedUp, leadsNowhere } from '../../domain/menu/used-up.ts';
import { MINUTE } from '../../domain/times/zoned-time.ts';
import type { Db } from '../platform/database/database.ts';
import { fromJson } from '../platform/database/json-columns.ts';
import { prepared } from '../platform/database/prepared.ts';
import type { OptionValuesTable, ProductsTable } from '../platform/tables/menu-tables.ts';
import { isAvailableAt } from './availability.repo.ts';
import { addHalves } from './half-groups.ts';
import { offeredPrices } from './offered-prices.ts';
import { foodOf } from './stored-food.ts';

/**
 * The restaurant's products among `productIds` with their options, and availability as of `now` (ms): a dish is not available either
 * where one of its groups is used up. Three queries, however many products, one more where options open further groups, and
 * once more as many where a dish is half and half.
 */
export async function readMenuRows(
  db: Db,
  restaurantId: string,
  productIds: readonly string[],
  now: number,
): Promise<Map<string, MenuProduct>> {
  const menu = new Map<string, MenuProduct>();
  if (productIds.length === 0) return menu;
  const ownHours = new Map<string, ServingHours | null>();
  const ownPrices = new Map<string, OwnPrices>();
  const halves = new Map<string, Halves>();
  let haveCategoriesHours = false;
  const ids = padded([...new Set(productIds)]);
  const since = dayBefore(now);
  for (const row of (await productRows(db, { restaurantId, ids, since })).rows) {
    const { id, deposit, is_active, units, notice_minutes: noticeMinutes } = row;
    const known = menu.get(id);
    const portions = portionsOf(row, known?.portions);
    if (known) {
      menu.set(id, { ...known, ...portions });
      continue;
    }
    const isAvailable = isAvailableAt(row, now);
    const kitchen = { units, noticeMinutes, groups: new Map<string, MenuGroup>(), declared: declaredBy(row) };
    ownHours.set(id, fromJson(row.serving_hours));
    const { fixed, ...prices } = offeredPrices(row);
    const ofHalves = fromJson(row.halves);
    if (ofHalves) halves.set(id, ofHalves);
    ownPrices.set(id, { price: row.price, sizes: (!ofHalves && fromJson(row.size_prices)) || {}, fixed });
    haveCategoriesHours = Boolean(row.have_categories_hours);
    menu.set(id, { id, ...prices, deposit, isActive: is_active === 1, isAvailable, ...kitchen, ...portions });
  }
  const hoursOfCategories = haveCategoriesHours ? (await categoryHours(db, { restaurantId, ids })).rows : [];
  const categories = Map.groupBy(hoursOfCategories, (row) => row.product_id);
  for (const [id, product] of menu) {
    const hours = (categories.get(id) ?? []).map((row) => fromJson(row.serving_hours));
    const served = servedBy(ownHours.get(id) ?? null, hours);
    if (served.length) product.served = served;
  }
  for (const row of (await optionRows(db, { restaurantId, ids })).rows) {
    const dish = menu.get(row.product_id);
    if (dish) addOption(dish, row, { now, own: ownPrices.get(dish.id) });
  }
  await addOpenedGroups(db, menu, { restaurantId, now, ownPrices });
  await addHalves(db, menu, { restaurantId, halves, read: (dishes) => readMenuRows(db, restaurantId, dishes, now) });
  for (const product of menu.values()) closeUsedUp(product);
  return menu;
}

type OptionRow = Awaited<ReturnType<typeof groupRows>>['rows'][number];

/** A dish's prices as they are stored. */
interface OwnPrices {
  price: number;
  sizes: SizePrices;
  /** What is always charged instead; null: what is stored. */
  fixed: PickupPrice | null;
}

function addOption(
  { groups }: MenuProduct,
  row: OptionRow,
  { now, own: prices }: { now: number; own: OwnPrices | undefined },
): void {
  let group = groups.get(row.group_id);
  if (!group) {
    const bounds = { min: row.min_selections, max: row.max_selections, perValue: row.max_per_value };
    const isSize = row.is_size === 1;
    group = { id: row.group_id, ...bounds, included: row.included, isSize, values: new Map() };
    groups.set(group.id, group);
  }
  const isAvailable = isAvailableAt(row, now);
  const own = group.isSize ? prices?.sizes[row.value_id] : undefined;
  const usual = own === undefined ? row.price_adjustment : own - (prices?.price ?? 0);
  const fixed = prices?.fixed ?? {};
  const adjustment = pickupAdjustment(usual, fixed);
  const [bySize, opens] = [fromJson(row.size_prices), fromJson(row.opens)];
  const sizePrices = bySize && eachAmount(bySize, (amount) => pickupAdjustment(amount, fixed));
  const terms = { adjustment, ...(sizePrices && { sizePrices }), ...(opens && { opens }) };
  const declared = group.isSize ? asDish(declaredBy(row)) : declaredBy(row);
  group.values.set(row.value_id, { ...terms, isAvailable, declared });
}

/** The groups that a dish's own ones open come with it. */
async function addOpenedGroups(
  db: Db,
  menu: ReadonlyMap<string, MenuProduct>,
  { restaurantId, now, ownPrices }: { restaurantId: string; now: number; ownPrices: ReadonlyMap<string, OwnPrices> },
): Promise<void> {
  const missing = new Map(
    [...menu.values()].map((dish) => [dish, openedBy(dish).filter((id) => !dish.groups.has(id))]),
  );
  const ids = [...new Set([...missing.values()].flat())];
  if (ids.length === 0) return;
  const rows = Map.groupBy((await groupRows(db, { restaurantId, ids: padded(ids) })).rows, (row) => row.group_id);
  for (const [dish, groups] of missing) {
    for (const row of groups.flatMap((id) => rows.get(id) ?? []))
      addOption(dish, row, { now, own: ownPrices.get(dish.id) });
  }
}

/** Nobody can choose what leads to a group of which too little is left, nor order a dish that asks for one. */
function closeUsedUp(product: MenuProduct): void {
  const opened = new Set(openedBy(product));
  const groups = [...product.groups.values()];
  const usedUp = () => groups.filter(({ min, values, perValue }) => isUsedUp(min, values.values(), perValue));
  const closed = new Set(usedUp().flatMap(({ id }) => (opened.has(id) ? [id] : [])));
  for (const value of groups.flatMap(({ values }) => [...values.values()])) {
    if (leadsNowhere(value, closed)) value.isAvailable = false;
  }
  if (usedUp().some(({ id }) => !opened.has(id))) product.isAvailable = false;
}

function openedBy({ groups }: MenuProduct): string[] {
  const all = [...groups.values()].map(({ values }) => [...values].map(([_id, { opens }]) => ({ _id, opens })));
  return [...openedGroups(all.map((values) => ({ values })))];
}

type DeclaringColumns = Pick<ProductsTable | OptionValuesTable, 'allergens' | 'food' | 'minimum_age' | 'tax_class'>;

function declaredBy(row: DeclaringColumns): Declared {
  const food = foodOf(row);
  const { allergens, mayContain } = food;
  return { allergens, mayContain, isDeclared: isDeclared(food), minimumAge: row.minimum_age, taxClass: row.tax_class };
}

/** A size is the dish itself: it need not say anything of its own. */
function asDish(declared: Declared): Declared {
  return { ...declared, isDeclared: true };
}

interface PortionColumns {
  daily_portions: number | null;
  shows_portions: number;
  business_date: string | null;
  day_portions: number | null;
  taken: number | null;
}

/** A dish's counted portions with one more of its days; nothing: they are not counted. */
function portionsOf(row: PortionColumns, before: MenuProduct['portions']): Pick<MenuProduct, 'portions'> {
  const { daily_portions: daily, business_date: date, day_portions: portions, taken } = row;
  if (daily === null && date === null) return {};
  const days = new Map(before?.days);
  if (date !== null) days.set(date, { portions, taken: taken ?? 0 });
  return { portions: { daily, days, isShown: row.shows_portions === 1 } };
}

/** No business day of now is an earlier one, in whatever zone. */
function dayBefore(now: number): string {
  return new Date(now - 2 * DAY).toISOString().slice(0, 10);
}

const DAY = 24 * 60 * MINUTE;

interface Asked {
  restaurantId: string;
  ids: string[];
}

/** A dish has a row for each of its days on which portions were counted, at least one. */
const productRows = prepared((db, { restaurantId, ids, since }: Asked & { since: string }) =>
  db
    .selectFrom('products as p')
    .innerJoin('restaurants as r', 'r.id', 'p.restaurant_id')
    .leftJoin('day_portions as d', (join) =>
      join
        .onRef('d.restaurant_id', '=', 'p.restaurant_id')
        .onRef('d.product_id', '=', 'p.id')
        .on('d.business_date', '>=', since),
    )
    .select([
      'p.id',
      'p.price',
      'p.deposit',
      'p.is_active',
      'p.is_available',
      'p.unavailable_until',
      'p.units',
      'p.notice_minutes',
    ])
    .select(['p.allergens', 'p.food', 'p.minimum_age', 'p.tax_class', 'p.daily_portions', 'p.shows_portions'])
    .select(['p.serving_hours', 'p.size_prices', 'p.pickup_price', 'p.halves'])
    .select(['r.pickup_percent_off', 'r.delivery_fee', 'r.allows_collection'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('categories as c')
          .select('c.id')
          .whereRef('c.restaurant_id', '=', 'p.restaurant_id')
          .where('c.serving_hours', 'is not', null),
      ).as('have_categories_hours'),
    )
    .select(['d.business_date', 'd.portions as day_portions', 'd.taken'])
    .where('p.restaurant_id', '=', restaurantId)
    .where('p.id', 'in', ids),
);

/** Of the categories that guests see. */
const categoryHours = prepared((db, { restaurantId, ids }: Asked) =>
  db
    .selectFrom('product_categories as p')
    .innerJoin('categories as c', (join) =>
      join.onRef('c.restaurant_id', '=', 'p.restaurant_id').onRef('c.id', '=', 'p.category_id'),
    )
    .select(['p.product_id', 'c.serving_hours'])
    .where('p.restaurant_id', '=', restaurantId)
    .where('p.product_id', 'in', ids)
    .where('c.is_active', '=', 1),
);

const OPTION_COLUMNS = [
  ...(['g.id as group_id', 'g.min_selections', 'g.max_selections', 'g.max_per_value', 'g.included'] as const),
  ...(['g.is_size', 'v.size_prices', 'v.opens'] as const),
  ...(['v.id as value_id', 'v.price_adjustment', 'v.is_available', 'v.unavailable_until'] as const),
  ...(['v.allergens', 'v.food', 'v.minimum_age', 'v.tax_class'] as const),
] as const;

const optionRows = prepared((db, { restaurantId, ids }: Asked) =>
  db
    .selectFrom('product_option_groups as p')
    .innerJoin('option_groups as g', (join) =>
      join.onRef('g.restaurant_id', '=', 'p.restaurant_id').onRef('g.id', '=', 'p.group_id'),
    )
    .innerJoin('option_values as v', (join) =>
      join.onRef('v.restaurant_id', '=', 'g.restaurant_id').onRef('v.group_id', '=', 'g.id'),
    )
    .select(['p.product_id', ...OPTION_COLUMNS])
    .where('p.restaurant_id', '=', restaurantId)
    .where('p.product_id', 'in', ids),
);

/** By the ids of groups. */
const groupRows = prepared((db, { restaurantId, ids }: Asked) =>
  db
    .selectFrom('option_groups as g')
    .innerJoin('option_values as v', (join) =>
      join.onRef('v.restaurant_id', '=', 'g.restaurant_id').onRef('v.group_id', '=', 'g.id'),
    )
    .select(OPTION_COLUMNS)
    .where('g.restaurant_id', '=', restaurantId)
    .where('g.id', 'in', ids),
);

/** Pads the list to a power of two by repeating its last id, so that carts of all lengths share a few compiled statements. */
function padded(ids: string[]): string[] {
  const last = ids.at(-1) as string;
  const length = 2 ** Math.ceil(Math.log2(ids.length));
  return [...ids, ...Array<string>(length - ids.length).fill(last)];
}
