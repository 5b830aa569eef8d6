import type { Language } from '../../../domain/languages.ts';
import { TAX_CLASSES, type TaxClass } from '../../../domain/taxes/tax-rates.ts';
import {
  type ImportedCategory,
  type ImportedDish,
  type ImportedGroup,
  type ImportNote,
  sizeRef,
} from '../imported-menu.ts';
import type { ReadingPlace } from '../reading-place.ts';
import type { SizeGroups } from '../size-groups.ts';
import type { FoodCodes } from './food-codes.ts';
import { readHours } from './read-cells.ts';
import type { MenuRow, SizePrice } from './row.ts';
import { plainWord } from './table-words.ts';

/** What the rows of a table have made so far; categories and groups by their refs. */
export interface TableMenu {
  place: ReadingPlace;
  categories: Map<string, ImportedCategory>;
  groups: Map<string, ImportedGroup>;
  dishes: ImportedDish[];
  sizes: SizeGroups;
  codes: FoodCodes;
  notes: ImportNote[];
  /** Refs of records by name and id, as exported tables name those that share their name. */
  aliases: Map<string, string>;
  /** How many dishes have a ref before it is made different. */
  named: Map<string, number>;
}

/** What records of all kinds have. */
export function recordOf(row: MenuRow) {
  const id = row.text('id');
  return { ...(id !== '' && { id }), row: row.number, name: row.texts('name') };
}

/** What categories and dishes have alike. */
export function shownOf(row: MenuRow) {
  const isActive = row.yesOrNo('isActive');
  const hours = row.read('hours', readHours, 'hours_unreadable');
  return { ...(isActive !== undefined && { isActive }), ...(hours !== undefined && { hours }) };
}

/** A record of that name, which the table may or may not have a row for. */
export function namedIn<Named extends { ref: string }>(
  records: Map<string, Named>,
  { name, row, menu }: { name: string; row: number; menu: Pick<TableMenu, 'place' | 'aliases'> },
  make: (record: { ref: string; row: number; name: Partial<Record<Language, string>> }) => Named,
): Named {
  const ref = refOfName(menu, name);
  const known = records.get(ref) ?? make({ ref, row, name: { [menu.place.contentLanguage]: name } });
  records.set(ref, known);
  return known;
}

/** The ref that a name, or a name with its id behind it, stands for. */
export function refOfName({ aliases }: Pick<TableMenu, 'aliases'>, name: string): string {
  const word = plainWord(name);
  return aliases.get(word) ?? word;
}

/** The ref of a row that describes a record: its name, unless a row before has it. */
export function refOfRow(row: MenuRow, records: ReadonlyMap<string, { id?: string }>, { aliases }: TableMenu): string {
  const [name, id] = [row.text('name'), row.text('id')];
  const known = records.get(plainWord(name));
  const ref = plainWord(known?.id !== undefined && known.id !== id ? `${name} ${id}` : name);
  if (id !== '') aliases.set(plainWord(`${name} [${id}]`), ref);
  return ref;
}

/** The refs of a size as a column names it. */
export function refsOfSize(menu: TableMenu, { group, size }: SizePrice): string[] {
  return group === null ? menu.sizes.refsOf(size) : [sizeRef(refOfName(menu, group), plainWord(size))];
}

/** A tax class by its key; null: it is none. */
export function taxClassOf(word: string): TaxClass | null {
  return TAX_CLASSES.find((each) => each === word.trim().toLowerCase()) ?? null;
}
