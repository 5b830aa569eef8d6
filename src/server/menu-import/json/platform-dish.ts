import { HEATS } from '../../../domain/menu/food-labels.ts';
import type { ServingHours } from '../../../domain/menu/serving-hours.ts';
import { toDecimal, toMinor } from '../../../domain/money/money.ts';
import { STAFF_MAX } from '../../../domain/people/staff-limits.ts';
import type { ImportedDish, ImportedGroup, ImportedValue } from '../imported-menu.ts';
import { readAdditives, readAllergens } from '../table/read-allergens.ts';
import { readHours } from '../table/read-cells.ts';
import { plainWord } from '../table/table-words.ts';
import { flagOf, isNode, type JsonNode, listOf, member, nodesIn, numberOf, textAt, wordsAt } from './json-node.ts';
import { NAMES } from './platform-names.ts';
import type { PlatformPlace } from './platform-place.ts';

/** Reads a dish into the menu, with its groups. */
export function readPlatformDish(
  { dish, categories, isRecommended }: { dish: JsonNode; categories: string[]; isRecommended: boolean },
  place: PlatformPlace,
): void {
  const { menu } = place;
  const name = textAt(dish, NAMES.name);
  if (name === '' || flagOf(dish, NAMES.isActive) === false) return;
  const price = amountOf(dish, NAMES.price, place);
  const sizes = sizesOf(dish, price, place);
  const groups = [...groupsIn(dish), ...groupsNamed(dish, place)].flatMap((group) =>
    readGroup(group, { ...place, taxed: dish }),
  );
  const description = textAt(dish, NAMES.description);
  const picture = textAt(dish, NAMES.picture);
  const hours = hoursOf(member(dish, NAMES.hours));
  menu.dishes.push({
    ref: textAt(dish, NAMES.id) || menu.refOf(textAt(dish, NAMES.number), ...categories, name),
    name: menu.text(name),
    categories,
    groups: [...new Set([...(sizes ? [sizes.group] : []), ...groups])],
    ...(sizes && { inSizes: sizes.inSizes }),
    ...(picture && { pictureAddress: picture }),
    ...(isSoldOut(dish) && { isSoldOut: true }),
    fields: {
      ...(description && { description: menu.text(description) }),
      ...(sizes ? { price: sizes.price } : price !== null && { price }),
      ...labelsOf(dish, name, place),
      ...(hours && { hours }),
      ...((isRecommended || flagOf(dish, NAMES.featured)) && { isFeatured: true }),
    },
  });
  countLost(dish, place);
}

/** A single group may be named by its member only, as in "side": { "choices": [...] }. */
function groupsIn(node: JsonNode): JsonNode[] {
  return NAMES.groups.split(' ').flatMap((key) => {
    const value = node[key];
    const name = `${key.slice(0, 1).toUpperCase()}${key.slice(1)}`;
    return isNode(value) ? [{ name, ...value }] : nodesIn(value);
  });
}

/** The groups beside the dishes that a dish or an option names by their ids. */
function groupsNamed(node: JsonNode, { groups }: PlatformPlace): JsonNode[] {
  return wordsAt(node, NAMES.groupIds)
    .map((id) => groups.get(id))
    .filter((group) => group !== undefined);
}

/** As guests pay it; null: nothing is said. */
function amountOf(
  node: JsonNode,
  names: string,
  { decimals, divisor, areNet }: PlatformPlace,
  tax = node,
): number | null {
  const cents = numberOf(node, NAMES.cents);
  const said = cents === null ? numberOf(node, names) : cents / 10 ** decimals;
  if (said === null) return null;
  const amount = cents === null ? said / divisor : said;
  const rate = areNet ? (numberOf(tax, NAMES.taxRate) ?? 0) : 0;
  return toDecimal(toMinor(amount * (1 + rate / 100), decimals), decimals);
}

/** Variants whose cheapest costs nothing come on top of the price, others instead of it. */
function sizesOf(dish: JsonNode, price: number | null, place: PlatformPlace) {
  const holder = Object.entries(dish).find(([key, value]) => /^variants/i.test(key) && isNode(value))?.[1];
  const [group] = isNode(holder) ? nodesIn(member(holder, NAMES.variants)) : [];
  const variants = group ? listOf(group, NAMES.values) : listOf(dish, NAMES.variants);
  const found = variants.flatMap((variant) => {
    const amount = amountOf(variant, NAMES.price, place, dish);
    return amount === null ? [] : [{ label: textAt(variant, NAMES.name), amount }];
  });
  if (found.length < 2 || new Set(found.map(({ label }) => label)).size < found.length) return null;
  const areOnTop = found.some(({ amount }) => amount === 0);
  return place.menu.sizes.add(
    found.map(({ label, amount }) => ({
      label: place.menu.text(label),
      price: toDecimal(toMinor(areOnTop ? (price ?? 0) + amount : amount, place.decimals), place.decimals),
    })),
    group ? place.menu.text(textAt(group, NAMES.name)) : undefined,
  );
}

interface GroupPlace extends PlatformPlace {
  /** The dish, which says how its options are taxed too. */
  taxed: JsonNode;
}

/** Returns the group's ref: that of an equal group which another dish has. */
function readGroup(node: JsonNode, place: GroupPlace, isOpened = false): string[] {
  const { menu } = place;
  const nodes = listOf(node, NAMES.values).filter((value) => flagOf(value, NAMES.isActive) !== false);
  if (nodes.length === 0) return [];
  const values = nodes.map(
    (value): ImportedValue => ({
      ref: textAt(value, NAMES.id) || plainWord(textAt(value, NAMES.name)),
      name: menu.text(textAt(value, NAMES.name)),
      ...(isSoldOut(value) && { isSoldOut: true }),
      ...opensOf(value, place, isOpened),
      fields: {
        priceAdjustment: amountOf(value, NAMES.surcharge, place, place.taxed) ?? 0,
        isDefault: flagOf(value, NAMES.isDefault) ?? false,
      },
    }),
  );
  const isSingle = textAt(node, 'selection_type type') === 'single';
  const isRequired = flagOf(node, NAMES.required) ?? false;
  const perValue = Math.min(9, Math.max(1, ...nodes.map((value) => numberOf(value, NAMES.perValue) ?? 1)));
  const min = Math.max(numberOf(node, NAMES.min) ?? 0, isRequired ? 1 : 0);
  const most = numberOf(node, NAMES.max) ?? (isSingle || isRequired ? 1 : values.length);
  const fields = { minSelections: min, maxSelections: Math.max(1, min, most), maxPerValue: perValue };
  const name = textAt(node, NAMES.name) || '+';
  const group: ImportedGroup = { ref: '', name: menu.text(name), fields, values };
  const alike = signOf(group);
  const equal = place.alike.get(alike);
  if (equal !== undefined) return [equal];
  const ref = textAt(node, NAMES.id) || `${plainWord(name)} ${menu.groups.size}`;
  menu.groups.set(ref, { ...group, ref });
  place.alike.set(alike, ref);
  return [ref];
}

/** Groups within an option are opened by it, one level deep. */
function opensOf(value: JsonNode, place: GroupPlace, isOpened: boolean): Pick<ImportedValue, 'opens'> {
  const inner = [...groupsIn(value), ...groupsNamed(value, place)];
  if (isOpened) place.menu.lose('lost_nested', inner.length > 0 ? 1 : 0);
  return inner.length > 0 && !isOpened ? { opens: inner.flatMap((group) => readGroup(group, place, true)) } : {};
}

/** Equal groups have equal ones. */
function signOf({ name, fields, values = [] }: ImportedGroup): string {
  return JSON.stringify([
    name,
    fields,
    values.map((value) => [value.name, value.fields, value.isSoldOut, value.opens]),
  ]);
}

function isSoldOut(node: JsonNode): boolean {
  return flagOf(node, NAMES.soldOut) ?? flagOf(node, NAMES.inStock) === false;
}

function labelsOf(dish: JsonNode, name: string, { menu, codes }: PlatformPlace): Partial<ImportedDish['fields']> {
  const fault = (code: string) => (word: string) => {
    menu.notes.push({ kind: 'fault', code, name, values: { word } });
  };
  const [contains, may, added] = [NAMES.allergens, NAMES.mayContain, NAMES.additives].map((names) =>
    wordsAt(dish, names),
  ) as [string[], string[], string[]];
  const allergens = readAllergens(contains, codes.legend);
  const mayContain = readAllergens(may, codes.legend);
  const additives = readAdditives(added, codes.legend);
  const isVegan = flagOf(dish, NAMES.vegan) ?? false;
  const isVegetarian = isVegan || (flagOf(dish, NAMES.vegetarian) ?? false);
  const number = textAt(dish, NAMES.number);
  const heat = HEATS.find((degree) => degree === numberOf(dish, NAMES.heat));
  const kcal = numberOf(dish, NAMES.kcal);
  menu.lose('lost_number', number.length > STAFF_MAX.menuNumber ? 1 : 0);
  return {
    ...(codes.take('allergens', allergens, { fault: fault('allergen_unknown') }) &&
      contains.length > 0 && {
        ...{ allergens: allergens.allergens, noAllergens: false },
        ...(allergens.kinds.length > 0 && { allergenKinds: allergens.kinds }),
      }),
    ...(codes.take('mayContain', mayContain, { fault: fault('allergen_unknown') }) &&
      may.length > 0 && { mayContain: mayContain.allergens }),
    ...(codes.take('additives', additives, { fault: fault('additive_unknown') }) &&
      added.length > 0 && { additives: additives.additives }),
    ...(isVegetarian && { dietary: [isVegan ? 'vegan' : 'vegetarian'] }),
    ...(number !== '' && number.length <= STAFF_MAX.menuNumber && { menuNumber: number }),
    ...(heat !== undefined && { heat }),
    ...(kcal !== null && kcal > 0 && kcal <= STAFF_MAX.kcal && { kcal: Math.round(kcal) }),
  };
}

/** "Mo-Fr 11:00-14:30", or days with a beginning and an end. */
function hoursOf(value: unknown): ServingHours | null {
  if (typeof value === 'string') return readHours(value);
  if (!isNode(value)) return null;
  return readHours(`${wordsAt(value, NAMES.days).join(', ')} ${textAt(value, NAMES.from)}-${textAt(value, NAMES.to)}`);
}

function countLost(dish: JsonNode, { menu, areNet }: PlatformPlace): void {
  menu.lose('lost_heat', (numberOf(dish, NAMES.heat) ?? 0) > 3 ? 1 : 0);
  menu.lose('lost_pieces', numberOf(dish, NAMES.pieces) ? 1 : 0);
  menu.lose('lost_sku', textAt(dish, NAMES.sku) ? 1 : 0);
  menu.lose('lost_taxes', !areNet && numberOf(dish, NAMES.taxRate) ? 1 : 0);
}
