import { z } from 'zod';
import type { DietaryLabel } from '../../../domain/menu/food-labels.ts';
import type { ImportedMenu } from '../imported-menu.ts';
import type { ReadingPlace } from '../reading-place.ts';
import { readKcal } from '../table/read-cells.ts';
import { plainWord } from '../table/table-words.ts';
import { JsonMenu } from './json-menu.ts';

/*
 * Menus as schema.org describes them: Restaurant, hasMenu, Menu, hasMenuSection (within each other), hasMenuItem, MenuItem with offers,
 * suitableForDiet and menuAddOn.
 */

type Node = Record<string, unknown>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];
const nodesOf = (value: unknown): Node[] => listOf(value).filter(isNode);
const typesOf = (node: Node): string[] => listOf(node['@type']).map((type) => String(type).replace(/^.*[/:#]/, ''));

const DIETS: Record<string, DietaryLabel> = {
  VegetarianDiet: 'vegetarian',
  VeganDiet: 'vegan',
  GlutenFreeDiet: 'gluten-free',
  LowLactoseDiet: 'dairy-free',
};

export function readSchemaOrg(data: unknown, place: ReadingPlace): ImportedMenu | null {
  const all = listOf(data).flatMap((each) => (isNode(each) ? [each, ...nodesOf(each['@graph'])] : []));
  if (!all.some((node) => '@type' in node)) return null;
  // A section may be named by its address only, and stand elsewhere in the graph.
  const known = new Map(all.flatMap((node) => (typeof node['@id'] === 'string' ? [[node['@id'], node] as const] : [])));
  const whole = (node: Node): Node =>
    typeof node['@id'] === 'string' && !('@type' in node) ? (known.get(node['@id']) ?? node) : node;
  const menus = all.flatMap((node) => [
    ...nodesOf(node['hasMenu']).map(whole),
    ...nodesOf(node['menu']).map(whole),
    ...(typesOf(node).includes('Menu') ? [node] : []),
  ]);
  const menu = new JsonMenu('schema-org', place);
  for (const each of new Set(menus)) readSections(menu, each, { path: [], seen: new Set(), whole });
  return menu.done();
}

interface Within {
  /** Names of the sections around. */
  path: string[];
  /** Sections that were read: some name each other. */
  seen: Set<Node>;
  whole(node: Node): Node;
}

/** Sections within each other. */
const MOST_LEVELS = 10;

function readSections(menu: JsonMenu, node: Node, { path, seen, whole }: Within): void {
  if (seen.has(node) || path.length > MOST_LEVELS) return;
  seen.add(node);
  for (const item of nodesOf(node['hasMenuItem']).map(whole)) readItem(menu, item, path);
  for (const section of nodesOf(node['hasMenuSection']).map(whole)) {
    const name = textIn(section['name']);
    readSections(menu, section, { path: [...path, name], seen, whole });
    const ref = refOf([...path, name]);
    const known = menu.categories.get(ref);
    const description = textIn(section['description']);
    if (known && description) known.fields = { ...known.fields, description: menu.text(description) };
  }
}

const refOf = (path: readonly string[]) => path.map(plainWord).join(' / ');

function readItem(menu: JsonMenu, item: Node, path: readonly string[]): void {
  const name = textIn(item['name']);
  if (!name) {
    menu.lose('lost_nameless');
    return;
  }
  const category = refOf(path);
  const section = path.findLast((each) => each !== '');
  if (section !== undefined && !menu.categories.has(category))
    menu.categories.set(category, { ref: category, name: menu.text(section), fields: {} });
  const prices = nodesOf(item['offers']).flatMap((offer) => priceOf(menu, offer));
  const [first] = prices;
  const isSized =
    prices.length > 1 &&
    prices.every(({ label }) => label !== '') &&
    new Set(prices.map(({ label }) => label)).size === prices.length;
  const sizes = isSized ? menu.sizes.add(prices.map(({ label, price }) => ({ label: menu.text(label), price }))) : null;
  if (prices.length > 1 && !isSized) menu.lose('lost_offers');
  const addOns = nodesOf(item['menuAddOn']).flatMap((addOn) => readAddOn(menu, addOn, name));
  const diets = listOf(item['suitableForDiet']).map((diet) =>
    String(isNode(diet) ? diet['@id'] : diet).replace(/^.*[/:#]/, ''),
  );
  const dietary = [...new Set(diets.flatMap((diet) => DIETS[diet] ?? []))];
  menu.lose('lost_diets', diets.filter((diet) => !DIETS[diet]).length);
  const calories = isNode(item['nutrition']) ? textIn(item['nutrition']['calories']) : '';
  const kcal = calories === '' ? null : readKcal(calories);
  if (calories !== '' && kcal === null) menu.lose('lost_kcal');
  const picture = pictureOf(item['image']);
  menu.dishes.push({
    ref: menu.refOf(category, name),
    name: menu.text(name),
    ...(section !== undefined && { categories: [category] }),
    groups: [...(sizes ? [sizes.group] : []), ...addOns],
    ...(sizes && { inSizes: sizes.inSizes }),
    ...(picture && { pictureAddress: picture }),
    fields: {
      ...menu.description(textIn(item['description'])),
      ...(sizes ? { price: sizes.price } : first && { price: first.price }),
      ...(dietary.length > 0 && { dietary }),
      ...(kcal !== null && { kcal }),
    },
  });
}

const price = z
  .union([z.number(), z.string().regex(/^\d+([.,]\d+)?$/)])
  .transform((value) => Number(String(value).replace(',', '.')));

function priceOf(menu: JsonMenu, offer: Node): { label: string; price: number }[] {
  const specification = nodesOf(offer['priceSpecification'])[0];
  const found = price.safeParse(offer['price'] ?? specification?.['price'] ?? offer['lowPrice']);
  if (!found.success) return [];
  const currency = offer['priceCurrency'] ?? specification?.['priceCurrency'];
  if (typeof currency === 'string') menu.heedCurrency(currency);
  const size = nodesOf(offer['eligibleQuantity'])[0];
  const label = textIn(offer['name']) || textIn(offer['description']) || textIn(size?.['name'] ?? size?.['value']);
  return [{ label, price: found.data }];
}

/** An item or a section of items that may be added; returns its group's ref. */
function readAddOn(menu: JsonMenu, addOn: Node, dish: string): string[] {
  const isSection = typesOf(addOn).includes('MenuSection');
  const name = isSection ? textIn(addOn['name']) : '';
  const items = isSection ? nodesOf(addOn['hasMenuItem']) : [addOn];
  const ref = name ? `add-on ${plainWord(name)}` : `add-on of ${plainWord(dish)}`;
  const group = menu.groups.get(ref) ?? { ref, name: menu.text(name || '+'), fields: {}, values: [] };
  const values = group.values ?? [];
  for (const item of items) {
    const label = textIn(item['name']);
    if (!label || values.some((value) => value.ref === plainWord(label))) continue;
    const [found] = nodesOf(item['offers']).flatMap((offer) => priceOf(menu, offer));
    values.push({ ref: plainWord(label), name: menu.text(label), fields: { priceAdjustment: found?.price ?? 0 } });
  }
  if (values.length === 0) return [];
  menu.groups.set(ref, { ...group, values, fieldsIfNew: { minSelections: 0, maxSelections: values.length } });
  return [ref];
}

function textIn(value: unknown): string {
  const [first] = listOf(value);
  if (isNode(first)) return textIn(first['@value'] ?? first['name']);
  return typeof first === 'string' || typeof first === 'number' ? String(first).trim() : '';
}

function pictureOf(value: unknown): string | null {
  const [first] = listOf(value);
  const address = isNode(first) ? (first['url'] ?? first['contentUrl']) : first;
  return typeof address === 'string' ? address : null;
}
