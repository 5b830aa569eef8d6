import { magnitudeOf } from '../../../domain/money/currencies.ts';
import type { ImportedMenu } from '../imported-menu.ts';
import type { ReadingPlace } from '../reading-place.ts';
import { FoodCodes } from '../table/food-codes.ts';
import { legendOf } from '../table/legend.ts';
import { tableWord } from '../table/table-words.ts';
import { JsonMenu } from './json-menu.ts';
import { flagOf, isNode, type JsonNode, listOf, member, nodesIn, numberOf, textAt } from './json-node.ts';
import { readPlatformDish } from './platform-dish.ts';
import { NAMES } from './platform-names.ts';
import type { PlatformPlace } from './platform-place.ts';

interface Listed {
  dish: JsonNode;
  categories: string[];
  isRecommended: boolean;
}

/** Lists that show dishes of other categories once more. */
const SHOWCASES = /recommend|reorder|popular|featured|bestseller/i;

/**
 * A list of dishes as platforms, tills and sites write it: with or without categories, groups of options in the dishes or beside them. There is
 * no document for these formats; what they have in common is read, and what is taken to be meant is noted.
 */
export function readPlatform(data: unknown, place: ReadingPlace): ImportedMenu | null {
  const roots = (Array.isArray(data) ? [{ items: data }] : [data]).filter(isNode);
  const root = roots
    .flatMap((node) => [node, node['data'], node['menu'], node['restaurant']])
    .filter(isNode)
    .find(hasDishes);
  if (!root) return null;
  const about = {
    ...Object.fromEntries(roots.flatMap((node) => Object.entries(node))),
    ...(isNode(root['restaurant']) ? root['restaurant'] : {}),
  };
  const menu = new JsonMenu('platform', place);
  const listed = listDishes(root, menu);
  if (listed.length === 0) return null;
  const currency = textAt(about, NAMES.currency);
  if (currency) menu.heedCurrency(currency);
  const prices = listed.flatMap(({ dish }) => numberOf(dish, NAMES.price) ?? []);
  const areMinor = areMinorUnits(prices, magnitudeOf(currency || place.currency), place.decimals);
  if (areMinor) menu.notes.push({ kind: 'assumed', code: 'minor_units' });
  const areNet =
    /\bnet(to)? price|nettopreis/i.test(textAt(about, 'format price_type')) ||
    flagOf(about, 'tax_included prices_include_tax') === false;
  if (areNet) menu.notes.push({ kind: 'assumed', code: 'net_prices' });
  const legend = legendOf(
    [NAMES.allergens, NAMES.additives].flatMap((names) => {
      const words = member(about, names);
      return isNode(words) ? Object.entries(words).map(([code, each]) => [code, String(each)] as const) : [];
    }),
  );
  const reading: PlatformPlace = {
    menu,
    decimals: place.decimals,
    divisor: areMinor ? 10 ** place.decimals : 1,
    areNet,
    groups: new Map(listOf(root, NAMES.groups).map((group) => [textAt(group, NAMES.id), group])),
    alike: new Map(),
    codes: new FoodCodes(legend, place),
  };
  for (const each of listed) readPlatformDish(each, reading);
  menu.notes.push(...reading.codes.notes());
  menu.lose('lost_zones', nodesIn(member(about, NAMES.zones)).length);
  menu.lose('lost_pickup', numberOf(about, NAMES.pickupPercent) ? 1 : 0);
  return { ...menu.done(), ...reading.codes.unknown() };
}

function hasDishes(node: JsonNode): boolean {
  return (
    listOf(node, NAMES.dishes).length > 0 ||
    listOf(node, NAMES.categories).some((each) => listOf(each, NAMES.dishes).length > 0)
  );
}

/** A middle price of more than about fifty pounds is one in pence. */
function areMinorUnits(prices: readonly number[], magnitude: number, decimals: number): boolean {
  const sorted = prices.filter((price) => price > 0).sort((one, other) => one - other);
  const middle = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return decimals > 0 && middle > 50 * magnitude && sorted.every(Number.isInteger);
}

/** Categories within each other. */
const MOST_LEVELS = 10;

/** Every dish once, with the refs of its categories. */
function listDishes(root: JsonNode, menu: JsonMenu): Listed[] {
  const own = listOf(root, NAMES.dishes);
  const byId = new Map(own.map((dish) => [textAt(dish, NAMES.id), dish]));
  const found = new Map<JsonNode, Listed>(own.map((dish) => [dish, { dish, categories: [], isRecommended: false }]));
  const put = (dish: JsonNode, category: JsonNode, path: string) => {
    const listed = found.get(dish) ?? { dish, categories: [], isRecommended: false };
    found.set(dish, listed);
    if (SHOWCASES.test(textAt(category, 'type'))) listed.isRecommended ||= /recommend/i.test(textAt(category, 'type'));
    else listed.categories.push(nameCategory(menu, category, path));
  };
  const walk = (category: JsonNode, path: string, level = 0) => {
    if (level > MOST_LEVELS) return;
    const here = path + (textAt(category, NAMES.id) || textAt(category, NAMES.name));
    for (const dish of listOf(category, NAMES.dishes)) put(dish, category, here);
    const ids = NAMES.entities
      .split(' ')
      .flatMap((name) => (Array.isArray(category[name]) ? (category[name] as unknown[]) : []));
    for (const id of ids) {
      const dish = byId.get(isNode(id) ? textAt(id, NAMES.id) : String(id));
      if (dish) put(dish, category, here);
    }
    for (const inner of listOf(category, NAMES.within)) walk(inner, `${here} / `, level + 1);
  };
  for (const category of listOf(root, NAMES.categories)) walk(category, '');
  for (const listed of found.values()) {
    if (listed.categories.length > 0) continue;
    const name = textAt(listed.dish, NAMES.category) || tableWord('menu', menu.language);
    listed.categories.push(nameCategory(menu, { name }, name));
  }
  return [...found.values()];
}

function nameCategory(menu: JsonMenu, category: JsonNode, ref: string): string {
  if (!menu.categories.has(ref)) {
    const fields = menu.description(textAt(category, NAMES.description));
    menu.categories.set(ref, { ref, name: menu.text(textAt(category, NAMES.name)), fields });
  }
  return ref;
}
