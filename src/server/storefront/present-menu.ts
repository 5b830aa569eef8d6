import type { Category, OptionGroup, OptionValue, Product } from '../../contract/menu.ts';
import type { Language } from '../../domain/languages.ts';
import { openedGroups, withOpenedGroups } from '../../domain/menu/opened-groups.ts';
import { choicesForPickup } from '../../domain/menu/pickup-choices.ts';
import { portionsLeft } from '../../domain/menu/portions.ts';
import { type ServingHours, servedBy } from '../../domain/menu/serving-hours.ts';
import { isUsedUp, leadsNowhere } from '../../domain/menu/used-up.ts';
import { decimalsOf } from '../../domain/money/currencies.ts';
import { toDecimal } from '../../domain/money/money.ts';
import { contentOf } from '../menu/dish-content.ts';
import { offeredPrices } from '../menu/offered-prices.ts';
import { presentSizePrices } from '../menu/present-size-prices.ts';
import { presentPicture } from '../pictures/present-picture.ts';
import { fromJson } from '../platform/database/json-columns.ts';

import type { CategoriesTable, OptionValuesTable, ProductsTable } from '../platform/tables/menu-tables.ts';
import { foodLabel } from '../texts/food-label-texts.ts';

import type { ContentRows } from './content.repo.ts';
import type { FoundTexts } from './found-texts.ts';
import { presentFood } from './present-food.ts';
import { withHalves } from './present-halves.ts';

/** The public menu, in menu order. A category without dishes is none of it until it has one. */
export function presentMenu(
  rows: ContentRows,
  texts: FoundTexts,
  language: Language,
): { categories: Category[]; products: Product[] } {
  const categories = rows.categories.map((row) => presentCategory(row, texts));
  const parts: Parts = {
    texts,
    language,
    decimals: decimalsOf(rows.restaurant.currency_code),
    restaurant: rows.restaurant,
    pictures: new Map(rows.pictures.map((picture) => [picture.id, picture])),
    categoriesOf: linked(
      rows.productCategories.map((link) => [link.product_id, link.category_id]),
      new Map(categories.map(({ _id, name, lang }) => [_id, { _id, name, ...otherLang(lang, language) }])),
    ),
    optionsOf: optionsOf(rows, presentOptionGroups(rows, texts, language)),
    ids: new Set(rows.products.map(({ id }) => id)),
    hoursOf: linked(
      rows.productCategories.map((link) => [link.product_id, link.category_id]),
      new Map(rows.categories.map((row) => [row.id, { hours: fromJson(row.serving_hours) }])),
    ),
    portionsOf: Map.groupBy(rows.dayPortions, (row) => row.product_id),
  };
  const reader = { language, decimals: parts.decimals };
  const products = withHalves(
    rows.products.map((row) => presentProduct(row, parts)),
    rows.products,
    { ...reader, ofHalf: (row) => presentProduct(row, { ...parts, inAllSizes: true }) },
  );
  const filled = new Set(products.flatMap((product) => product.categories.map(({ _id }) => _id)));
  return { categories: categories.filter(({ _id }) => filled.has(_id)), products };
}

function presentCategory({ id, is_active, position, serving_hours }: CategoriesTable, texts: FoundTexts): Category {
  const { lang, langs, text, originals } = texts.of('category', id, ['name', 'description']);
  return {
    _id: id,
    name: text.name ?? '',
    description: text.description ?? '',
    isActive: is_active === 1,
    displayOrder: position,
    ...(serving_hours !== null && { hours: fromJson(serving_hours) }),
    lang,
    langs,
    originals,
  };
}

interface Parts {
  texts: FoundTexts;
  language: Language;
  /** Of the restaurant's currency. */
  decimals: number;
  restaurant: ContentRows['restaurant'];
  pictures: Map<string, ContentRows['pictures'][number]>;
  categoriesOf: Map<string, Product['categories']>;
  optionsOf: Map<string, OptionGroup[]>;
  /** Of the categories of each dish. */
  hoursOf: Map<string, { hours: ServingHours | null }[]>;
  portionsOf: Map<string, ContentRows['dayPortions']>;
  /** Of all dishes on the menu. */
  ids: ReadonlySet<string>;
  /** Whether options say what they cost in sizes that the dish itself does not have, as a half of a dish that has them; missing: not. */
  inAllSizes?: true;
}

function presentProduct(row: ProductsTable, parts: Parts): Product {
  const { texts, language, decimals, restaurant, pictures, categoriesOf, optionsOf, hoursOf, portionsOf, ids } = parts;
  const { lang, langs, text, originals } = texts.of('product', row.id, ['name', 'description']);
  const made = texts.of('product', row.id, ['ingredients']);
  const picture = row.picture_id === null ? undefined : pictures.get(row.picture_id);
  const image = picture ? presentPicture(picture, 'dish') : null;
  const allergens = fromJson(row.allergens);
  const dietary = fromJson(row.dietary);
  const content = contentOf(row);
  const { delivery_fee, allows_collection, pickup_percent_off } = restaurant;
  const { price, pickup, fixed } = offeredPrices({ ...row, delivery_fee, allows_collection, pickup_percent_off });
  const sized = withSizePrices(withoutDeadEnds(optionsOf.get(row.id) ?? []), row, parts);
  const options = fixed ? choicesForPickup(sized, fixed, decimals) : sized;
  return {
    _id: row.id,
    restaurantId: row.restaurant_id,
    name: text.name ?? '',
    description: text.description ?? '',
    ...(made.text.ingredients ? { ingredients: { text: made.text.ingredients, lang: made.lang } } : {}),
    price: toDecimal(price, decimals),
    ...(pickup && { pickup: { ...pickup, price: toDecimal(pickup.price, decimals) } }),
    ...(row.deposit > 0 && { deposit: toDecimal(row.deposit, decimals) }),
    ...(content && { content }),
    imageUrl: image?.src ?? null,
    image,
    categories: categoriesOf.get(row.id) ?? [],
    options,
    allergens: allergens.map((name) => foodLabel(name, language)),
    allergenCodes: allergens,
    ...presentFood(row, language),
    ...presentNumbers(row),
    dietaryLabels: dietary.map((name) => foodLabel(name, language)),
    dietaryCodes: dietary,
    ...presentAge(row),
    isFeatured: row.is_featured === 1,
    isAvailable: row.is_available === 1 && !usedUpAmong(options).some(({ _id }) => !openedGroups(options).has(_id)),
    isActive: row.is_active === 1,
    ...(row.notice_minutes > 0 && { noticeMinutes: row.notice_minutes }),
    ...presentServed(row, hoursOf.get(row.id) ?? []),
    ...presentGoesWith(row, ids),
    ...presentPortions(row, portionsOf.get(row.id) ?? []),
    lang,
    langs,
    originals: made.originals ? { ...originals, ...made.originals } : originals,
  };
}

function presentOptionGroups(rows: ContentRows, texts: FoundTexts, language: Language): Map<string, OptionGroup> {
  const groups = new Map<string, OptionGroup>();
  const decimals = decimalsOf(rows.restaurant.currency_code);
  for (const { id, min_selections, max_selections, max_per_value, included, is_size } of rows.optionGroups) {
    const { lang, text, originals } = texts.of('option_group', id, ['name']);
    const limits = {
      ...{ minSelections: min_selections, maxSelections: max_selections },
      ...(max_per_value > 1 && { maxPerValue: max_per_value }),
      ...(included > 0 && { included }),
      ...(is_size === 1 && { isSize: true as const }),
    };
    groups.set(id, { _id: id, name: text.name ?? '', ...limits, values: [], ...otherLang(lang, language), originals });
  }
  for (const value of rows.optionValues) {
    const { lang, text, originals } = texts.of('option_value', value.id, ['label']);
    const opens = (fromJson(value.opens) ?? []).filter((id) => groups.has(id));
    groups.get(value.group_id)?.values.push({
      _id: value.id,
      label: text.label ?? '',
      priceAdjustment: toDecimal(value.price_adjustment, decimals),
      ...(value.size_prices && { sizePrices: presentSizePrices(value.size_prices, decimals) }),
      ...(opens.length > 0 && { opens }),
      isDefault: value.is_default === 1,
      isAvailable: value.is_available === 1,
      ...presentAllergens(value, language),
      ...presentFood(value, language),
      ...presentAge(value),
      ...otherLang(lang, language),
      originals,
    });
  }
  return groups;
}

/** The groups of each dish, with those that its options open. */
function optionsOf(
  { productOptionGroups }: ContentRows,
  groups: ReadonlyMap<string, OptionGroup>,
): Map<string, OptionGroup[]> {
  const opens = (id: string) => openedGroups([groups.get(id) ?? { values: [] }]);
  const links = [...Map.groupBy(productOptionGroups, (link) => link.product_id)].flatMap(([dish, own]) => {
    const ids = own.map((link) => link.group_id);
    return withOpenedGroups(ids, opens).map((id): [string, string] => [dish, id]);
  });
  return linked(links, groups);
}

/** An option that opens a group of which too little is left cannot be had. */
function withoutDeadEnds(groups: OptionGroup[]): OptionGroup[] {
  const closed = new Set(usedUpAmong(groups).map(({ _id }) => _id));
  if (closed.size === 0) return groups;
  return groups.map((group) => ({
    ...group,
    values: group.values.map((value) => (leadsNowhere(value, closed) ? { ...value, isAvailable: false } : value)),
  }));
}

function usedUpAmong(groups: readonly OptionGroup[]): OptionGroup[] {
  return groups.filter(({ minSelections, values, maxPerValue }) => isUsedUp(minSelections, values, maxPerValue));
}

/** A dish's groups with what its sizes cost in it, and of prices by size, if nothing else is wanted, only those of its own sizes. */
function withSizePrices(
  groups: OptionGroup[],
  { price, size_prices, halves }: ProductsTable,
  { decimals, inAllSizes }: Pick<Parts, 'decimals' | 'inAllSizes'>,
): OptionGroup[] {
  if (!groups.some(({ isSize, values }) => isSize || values.some((value) => value.sizePrices))) return groups;
  // What halves cost in a size, they say themselves.
  const own = (halves === null && fromJson(size_prices)) || {};
  const sizes = new Set(groups.flatMap(({ isSize, values }) => (isSize ? values.map(({ _id }) => _id) : [])));
  return groups.map((group) => ({
    ...group,
    values: group.values.map(({ sizePrices, ...value }) => {
      const ownPrice = group.isSize ? own[value._id] : undefined;
      const all = group.isSize ? [] : Object.entries(sizePrices ?? {});
      const here = all.filter(([size]) => inAllSizes || sizes.has(size));
      return {
        ...value,
        ...(ownPrice !== undefined && { priceAdjustment: toDecimal(ownPrice - price, decimals) }),
        ...(here.length > 0 && { sizePrices: Object.fromEntries(here) }),
      };
    }),
  }));
}

/** Only where it is another language than the one that was asked for. */
function otherLang(lang: Language, asked: Language): { lang?: Language } {
  return lang === asked ? {} : { lang };
}

/** Nothing for an option that declares none: a client that knows no allergens of options gets what it always got. */
function presentAllergens(
  row: OptionValuesTable,
  language: Language,
): Pick<OptionValue, 'allergens' | 'allergenCodes'> {
  const codes = fromJson(row.allergens);
  return codes.length ? { allergens: codes.map((name) => foodLabel(name, language)), allergenCodes: codes } : {};
}

function presentServed(
  { serving_hours }: ProductsTable,
  categories: readonly { hours: ServingHours | null }[],
): Pick<Product, 'served'> {
  const own = fromJson(serving_hours);
  const served = servedBy(
    own,
    categories.map(({ hours }) => hours),
  );
  return served.length ? { served } : {};
}

function presentGoesWith({ goes_with }: ProductsTable, ids: ReadonlySet<string>): Pick<Product, 'goesWith'> {
  const goesWith = (fromJson(goes_with) ?? []).filter((id) => ids.has(id));
  return goesWith.length ? { goesWith } : {};
}

/** Nothing for a dish of which guests are told nothing. */
function presentPortions(
  { daily_portions: daily, shows_portions }: ProductsTable,
  days: ContentRows['dayPortions'],
): Pick<Product, 'portions'> {
  const isShown = shows_portions === 1;
  const counts = new Map(days.map((day) => [day.business_date, day]));
  const left = [...counts.keys()].flatMap((date) => {
    const count = portionsLeft({ daily, days: counts }, date);
    return count !== null && (isShown || count === 0) ? [[date, count] as const] : [];
  });
  const shown = isShown && daily !== null ? { daily } : {};
  return left.length > 0 || shown.daily !== undefined ? { portions: { ...shown, left: Object.fromEntries(left) } } : {};
}

/** The menu's own number, the degree of heat and the kilocalories. */
function presentNumbers({ menu_number, heat, kcal }: ProductsTable): Pick<Product, 'menuNumber' | 'heat' | 'kcal'> {
  return {
    ...(menu_number !== null && { menuNumber: menu_number }),
    ...(heat !== null && { heat }),
    ...(kcal !== null && { kcal }),
  };
}

function presentAge({ minimum_age }: { minimum_age: number | null }): { minimumAge?: number } {
  return minimum_age === null ? {} : { minimumAge: minimum_age };
}

/** The things that each product links to, in the order of the links, without those that are not shown. */
function linked<T>(links: [productId: string, id: string][], things: ReadonlyMap<string, T>): Map<string, T[]> {
  const byProduct = new Map<string, T[]>();
  for (const [productId, id] of links) {
    const thing = things.get(id);
    if (!thing) continue;
    const list = byProduct.get(productId);
    if (list) list.push(thing);
    else byProduct.set(productId, [thing]);
  }
  return byProduct;
}
