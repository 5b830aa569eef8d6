import { readCsv, textOfFile } from '../../contract/read-csv.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { ImportedMenu } from './imported-menu.ts';
import { readJsonMenu } from './json/read-json-menu.ts';
import { menuImportsRefusals } from './menu-imports.refusals.ts';
import type { ReadingPlace } from './reading-place.ts';
import type { TableRow } from './table/headings.ts';
import { readTable } from './table/read-table.ts';
import { isZip, readXlsx } from './table/read-xlsx.ts';

/** More than a menu may have of everything together, and of one kind of record. */
const MOST_ROWS = 20_000;
const MOST_RECORDS = 4_000;
/** Rows of another sheet in which a legend is looked for. */
const MOST_LEGEND = 200;

/** The menu of a file in any of the formats that are known, told by its bytes. Throws a `Refusal` for every other. */
export async function readMenuFile(data: Uint8Array, place: ReadingPlace): Promise<ImportedMenu> {
  const menu = await readAny(data, place);
  if (menu === null || menu.dishes.length + menu.groups.length + menu.categories.length === 0)
    throw new Refusal(menuImportsRefusals.menu_file_unknown);
  // What is beyond is told of as having no room; no file makes more work than some menus.
  for (const records of [menu.dishes, menu.groups, menu.categories]) records.splice(MOST_RECORDS);
  let lost = 0;
  for (const dish of menu.dishes) {
    if (dish.pictureAddress === undefined || /^https?:\/\//i.test(dish.pictureAddress)) continue;
    lost++;
    delete dish.pictureAddress;
  }
  if (lost) menu.notes.push({ kind: 'lost', code: 'lost_picture_addresses', values: { count: lost } });
  return menu;
}

async function readAny(data: Uint8Array, place: ReadingPlace): Promise<ImportedMenu | null> {
  if (isZip(data)) {
    const sheets = await readXlsx(data);
    // The first sheet that is a menu: others hold legends and notes.
    for (const rows of sheets ?? []) {
      const others = (sheets ?? []).filter((each) => each !== rows).flatMap((each) => each.slice(0, MOST_LEGEND));
      const menu = rows.length <= MOST_ROWS ? readTable(rows, place, others) : null;
      if (menu) return menu;
    }
    return null;
  }
  const text = textOfFile(data).trimStart();
  if (/^[[{<]/.test(text)) return readJsonMenu(text, place);
  const { rows, numbers, badRow } = readCsv(data);
  // What follows such a mark would be one long text, and its dishes missing.
  if (badRow !== null) throw new Refusal(menuImportsRefusals.menu_file_row_unreadable, { values: { row: badRow } });
  const table = rows.map((cells, place): TableRow => ({ number: numbers[place] ?? 0, cells }));
  return table.length <= MOST_ROWS ? readTable(table, place) : null;
}
