import { isLanguage, type Language } from '../../../domain/languages.ts';
import type { Allergen } from '../../../domain/menu/food-labels.ts';
import type { ImportedMenu } from '../imported-menu.ts';
import type { ReadingPlace } from '../reading-place.ts';
import { findLegend } from './find-legend.ts';
import { allergenOf } from './food-words.ts';
import type { Heading, TableRow } from './headings.ts';
import { readAmount } from './read-cells.ts';
import { readRows } from './read-rows.ts';
import { type Column, columnOf, LOST_COLUMNS, type LostColumn } from './table-words.ts';

/** How far down the headings may be: some tables begin with a title. */
const FIRST_ROWS = 10;
const LEAST_ALLERGENS = 3;
const TRANSLATED: readonly Column[] = ['name', 'description', 'ingredients'];

/** The menu of a table; null: no row has headings that name one. `others`: rows beside it, where a legend may stand. */
export function readTable(
  rows: readonly TableRow[],
  place: ReadingPlace,
  others: readonly TableRow[] = [],
): ImportedMenu | null {
  const head = rows.slice(0, FIRST_ROWS).findIndex(({ cells }) => {
    const known = cells.map((cell) => headingOf(String(cell)));
    return known.some((each) => each?.column === 'name') && known.filter((each) => each !== null).length > 1;
  });
  const headRow = rows[head];
  if (!headRow) return null;
  const body = rows.slice(head + 1);
  const allergens = allergenColumns(headRow);
  const headings = headRow.cells.map((cell, at): Heading => {
    const text = String(cell).trim();
    const known = headingOf(text);
    if (known) return known;
    const lost = columnOf(text);
    if (lost && isLost(lost)) return { lost };
    const allergen = allergens.get(at);
    if (allergen) return { allergen };
    const filled = body.map(({ cells }) => cells[at] ?? '').filter((each) => String(each).trim() !== '');
    const amounts = filled.filter((each) => readAmount(each, place.decimals) !== null);
    // A stray word among prices is that row's fault, not the column's.
    const isOfPrices = text !== '' && amounts.length > 0 && amounts.length >= filled.length * 0.8;
    return isOfPrices ? sizeOf(text) : { unknown: text };
  });
  const nameAt = headings.findIndex((heading) => 'column' in heading && heading.column === 'name');
  const { legend, rows: dishes } = findLegend({ headRow, body, nameAt, around: [...rows.slice(0, head), ...others] });
  return readRows(dishes, { headings, legend, place });
}

/** Which columns are marks of single allergens: a table has several of them or none, since one word may as well be a size or a category. */
function allergenColumns({ cells }: TableRow): Map<number, Allergen> {
  const named = cells.flatMap((cell, at): [number, Allergen][] => {
    const allergen = allergenOf(String(cell));
    return allergen ? [[at, allergen]] : [];
  });
  const kinds = new Set(named.map(([, allergen]) => allergen));
  return new Map(kinds.size < LEAST_ALLERGENS ? [] : named);
}

/** "Name", or "Name (fr)" for a translation. */
function headingOf(text: string): { column: Column; language: Language | null } | null {
  const [, base = text, code] = /^(.*?)\s*[([]([a-z]{2})[)\]]$/i.exec(text.trim()) ?? [];
  const language = [code?.toLowerCase() ?? ''].find(isLanguage) ?? null;
  const column = columnOf(language ? base : text);
  if (column === null || isLost(column)) return null;
  return language && !TRANSLATED.includes(column) ? null : { column, language };
}

function isLost(column: Column | LostColumn): column is LostColumn {
  return (LOST_COLUMNS as readonly string[]).includes(column);
}

/** "Size: Large", "Price large", or the size alone. */
function sizeOf(text: string): Heading {
  const [, group, value] = /^([^:]+):\s*(.+)$/.exec(text) ?? [];
  if (group && value) return { size: value.trim(), group: group.trim() };
  const [first = '', ...rest] = text.split(/\s+/);
  return {
    size: rest.length && columnOf(first) === 'price' ? rest.join(' ').replace(/^\((.*)\)$/, '$1') : text,
    group: null,
  };
}
