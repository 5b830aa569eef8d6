import { STAFF_MAX } from '../../../domain/people/staff-limits.ts';
import type { ImportedDish } from '../imported-menu.ts';
import { dietOf } from './food-words.ts';
import { readHeat, readKcal, readList, readNames, readQuantity } from './read-cells.ts';
import { foodOfRow } from './read-food.ts';
import type { MenuRow } from './row.ts';
import { namedIn, recordOf, refOfName, refsOfSize, shownOf, type TableMenu, taxClassOf } from './table-menu.ts';
import { halfRuleOf, plainWord } from './table-words.ts';

/** Words for a choice that a description leaves to the guest: a deal. */
const OF_CHOICE = /nach wahl|of your choice|au choix|a scelta|a elegir|à escolha|お好み|任选/i;

export function readDishRow(row: MenuRow, menu: TableMenu): void {
  const { dishes, notes } = menu;
  const categories = readNames(row.text('category')).map((name) => categoryOf(name, row, menu));
  const halves = halvesOf(row, menu);
  const description = row.textsOrNone('description');
  const ingredients = row.textsOrNone('ingredients');
  const price = row.amount('price') ?? undefined;
  const pickupPrice = row.amount('pickupPrice');
  const options = row.text('options');
  const goesWith = row.text('goesWith');
  const picture = row.text('picture');
  const taxClass = row.read('taxClass', taxClassOf, 'tax_class_unknown');
  const dish: ImportedDish = {
    ...recordOf(row),
    ref: refOf(row, menu),
    ...(categories.length > 0 && { categories }),
    ...(options !== '' && { groups: options === '-' ? [] : readNames(options).map((each) => refOfName(menu, each)) }),
    ...(goesWith !== '' && { goesWith: goesWith === '-' ? [] : readNames(goesWith).map(plainWord) }),
    ...(halves !== undefined && { halves }),
    ...(picture !== '' && { pictureAddress: picture }),
    ...(taxClass !== undefined && { taxClass }),
    fields: {
      ...shownOf(row),
      ...(description !== undefined && { description }),
      ...(ingredients !== undefined && { ingredients }),
      ...(price !== undefined && { price }),
      ...(pickupPrice !== undefined && { pickupPrice }),
      ...foodOfRow(row, menu.codes),
      ...labelsOf(row),
      ...kitchenOf(row),
      ...stockOf(row),
    },
  };
  priceInSizes(dish, row, menu);
  dishes.push(dish);
  if (row.text('id') === '' && OF_CHOICE.test(row.text('description')))
    notes.push({ kind: 'lost', code: 'lost_deal', row: row.number, name: row.text('name') });
}

/** The ref of the category of that name. */
function categoryOf(name: string, row: MenuRow, menu: TableMenu): string {
  return namedIn(menu.categories, { name, row: row.number, menu }, (record) => ({ ...record, fields: {} })).ref;
}

/** "Pizza", or with a word for how the halves are priced: "Pizza | average". */
function halvesOf(row: MenuRow, menu: TableMenu): ImportedDish['halves'] {
  const [name, word = 'dearer'] = row.read('halves', readNames, 'invalid') ?? [];
  if (name === undefined) return row.text('halves') === '' ? undefined : null;
  const rule = halfRuleOf(word);
  if (rule) return { category: categoryOf(name, row, menu), rule };
  row.fault('half_rule_unknown', { word });
  return undefined;
}

/** Equal names in one category are told apart by their order. */
function refOf(row: MenuRow, { named }: TableMenu): string {
  const ref = [row.text('category'), row.text('name')].map(plainWord).join('\u0000');
  const before = named.get(ref) ?? 0;
  named.set(ref, before + 1);
  return before ? `${ref}\u0000${before}` : ref;
}

/** Columns of sizes: a dish with a price in one only comes in none. */
function priceInSizes(dish: ImportedDish, row: MenuRow, menu: TableMenu): void {
  const { sizes, place } = menu;
  const all = row.sizePrices();
  const named = all.filter((each) => each.group !== null);
  if (named.length)
    dish.sizePrices = Object.fromEntries(
      named.flatMap((each) => refsOfSize(menu, each).map((ref) => [ref, each.price])),
    );
  const usual = all.filter((each) => each.group === null);
  const [only] = usual;
  if (usual.length > 1) {
    const { group, price, inSizes } = sizes.add(
      usual.map(({ size, price: each }) => ({ label: { [place.contentLanguage]: size }, price: each })),
    );
    dish.groups = [group, ...(dish.groups ?? [])];
    dish.inSizes = inSizes;
    dish.fields.price = price;
  } else if (only && dish.fields.price === undefined) dish.fields.price = only.price;
}

function menuNumberOf(text: string): string | null {
  return text.length > STAFF_MAX.menuNumber ? null : text;
}

function labelsOf(row: MenuRow) {
  const words = row.read('dietary', readList, 'invalid');
  const dietary = words?.flatMap((word) => {
    const diet = dietOf(word);
    if (!diet) row.fault('diet_unknown', { word });
    return diet ?? [];
  });
  const menuNumber = row.read('menuNumber', menuNumberOf, 'menu_number_too_long', { max: STAFF_MAX.menuNumber });
  const heat = row.read('heat', readHeat, 'heat_unknown');
  const kcal = row.read('kcal', readKcal, 'kcal_unreadable');
  const minimumAge = row.count('minimumAge');
  const isFeatured = row.yesOrNo('isFeatured');
  return {
    ...(menuNumber !== undefined && { menuNumber }),
    ...(heat !== undefined && { heat: heat || null }),
    ...(kcal !== undefined && { kcal }),
    ...(words !== undefined && { dietary: dietary ?? [] }),
    ...(minimumAge !== undefined && { minimumAge }),
    ...(isFeatured !== undefined && { isFeatured }),
  };
}

function kitchenOf(row: MenuRow) {
  const kitchenName = row.read('kitchenName', String, 'invalid');
  const cookingMinutes = row.count('cookingMinutes');
  const [units, noticeMinutes] = [row.count('units'), row.count('noticeMinutes')];
  return {
    ...(kitchenName !== undefined && { kitchenName }),
    ...(cookingMinutes !== undefined && { cookingMinutes }),
    ...(units !== undefined && { units: units ?? 0 }),
    ...(noticeMinutes !== undefined && { noticeMinutes: noticeMinutes ?? 0 }),
  };
}

function stockOf(row: MenuRow) {
  const deposit = row.amount('deposit');
  const content = row.read('content', readQuantity, 'content_unreadable');
  const dailyPortions = row.count('dailyPortions');
  const showsPortions = row.yesOrNo('showsPortions');
  return {
    ...(deposit !== undefined && { deposit: deposit ?? 0 }),
    ...(content !== undefined && { content }),
    ...(dailyPortions !== undefined && { dailyPortions }),
    ...(showsPortions !== undefined && { showsPortions }),
  };
}
