import type { ImportedMenu } from '../imported-menu.ts';
import type { ReadingPlace } from '../reading-place.ts';
import { SizeGroups } from '../size-groups.ts';
import { FoodCodes } from './food-codes.ts';
import type { Heading, TableRow } from './headings.ts';
import type { Legend } from './legend.ts';
import { OptionRows } from './option-rows.ts';
import { readDishRow } from './read-dish-row.ts';
import { MenuRow } from './row.ts';
import { recordOf, refOfRow, shownOf, type TableMenu } from './table-menu.ts';
import { plainWord, rowKindOf, tableWord } from './table-words.ts';

/** The menu that the rows below the headings make. */
export function readRows(
  rows: readonly TableRow[],
  { headings, legend, place }: { headings: readonly Heading[]; legend: Legend; place: ReadingPlace },
): ImportedMenu {
  const language = place.contentLanguage;
  const menu: TableMenu = {
    place,
    categories: new Map(),
    groups: new Map(),
    dishes: [],
    sizes: new SizeGroups({ [language]: tableWord('size', language) }, language),
    codes: new FoodCodes(legend, place),
    notes: [],
    aliases: new Map(),
    named: new Map(),
  };
  const options = new OptionRows(menu);
  const lost = new Map<string, number>();
  for (const tableRow of rows) {
    const row = new MenuRow(tableRow, { headings, place, notes: menu.notes });
    if (row.isEmpty) continue;
    if (readRow(row, menu, options)) for (const [column] of row.lost()) lost.set(column, (lost.get(column) ?? 0) + 1);
  }
  options.finish();
  menu.notes.push(...menu.codes.notes());
  // A dish may be named before its row comes.
  const refs = new Map(
    menu.dishes.flatMap(({ ref, id, name }) => [
      [plainWord(name[language] ?? ''), ref] as const,
      [plainWord(`${name[language]} [${id}]`), ref] as const,
    ]),
  );
  for (const dish of menu.dishes)
    if (dish.goesWith) dish.goesWith = dish.goesWith.flatMap((name) => refs.get(name) ?? []);
  for (const [column, count] of lost) menu.notes.push({ kind: 'lost', code: `lost_${column}`, values: { count } });
  for (const heading of headings)
    if ('unknown' in heading && heading.unknown !== '')
      menu.notes.push({ kind: 'lost', code: 'lost_column', name: heading.unknown });
  return {
    source: 'table',
    categories: [...menu.categories.values()],
    groups: [...menu.groups.values(), ...menu.sizes.groups],
    dishes: menu.dishes,
    notes: menu.notes,
    ...menu.codes.unknown(),
  };
}

/** Whether the row was understood. */
function readRow(row: MenuRow, menu: TableMenu, options: OptionRows): boolean {
  const word = row.text('kind');
  const kind = word === '' ? null : rowKindOf(word);
  if (word !== '' && kind === null) row.fault('kind_unknown', { word });
  else if (row.text('name') === '') row.fault('name_missing');
  else {
    if (kind === 'category') readCategoryRow(row, menu);
    else if (kind === 'group') options.readGroup(row);
    else if (kind === 'option') options.readOption(row);
    else if (kind === null && options.isTopping(row)) options.readTopping(row);
    else readDishRow(row, menu);
    return true;
  }
  return false;
}

function readCategoryRow(row: MenuRow, menu: TableMenu): void {
  const { categories } = menu;
  const ref = refOfRow(row, categories, menu);
  const description = row.textsOrNone('description');
  categories.set(ref, {
    ...recordOf(row),
    ref,
    fields: { ...(description !== undefined && { description }), ...shownOf(row) },
  });
}
