import type { StaffCategoryInput } from '../../contract/staff/staff-menu-categories.ts';
import type { StaffDishInput } from '../../contract/staff/staff-menu-dishes.ts';
import type { MenuImportNote, MenuSource } from '../../contract/staff/staff-menu-imports.ts';
import type { StaffOptionGroupInput } from '../../contract/staff/staff-menu-options.ts';
import type { Language } from '../../domain/languages.ts';
import type { HalfRule } from '../../domain/menu/half-rules.ts';
import type { TaxClass } from '../../domain/taxes/tax-rates.ts';

/*
 * A menu as a file tells it, whatever its format: every reader makes one, and only this is compared with the restaurant's. What a file does
 * not say is missing, and stays as it is. Money is decimal; records refer to each other by `ref`, the file's own name for them.
 */

/** A text by language; languages that are missing stay as they are. */
export type Texts = Partial<Record<Language, string>>;

interface ImportedRecord {
  /** Unlike any other of its kind in the file, and the same each time: the ids of new records follow from it. */
  ref: string;
  /** The record's id here, which a table that was exported has; missing: it is found by its name. */
  id?: string;
  /** Where it stands in a table, from 1; missing: in no row. */
  row?: number;
  name: Texts;
}

export interface ImportedCategory extends ImportedRecord {
  fields: Partial<Omit<StaffCategoryInput, 'name'>>;
}

type GroupRules = Omit<StaffOptionGroupInput, 'name' | 'values'>;
type ValueTerms = Omit<StaffOptionGroupInput['values'][number], '_id' | 'label' | 'sizePrices' | 'opens'>;

export interface ImportedValue extends ImportedRecord {
  fields: Partial<ValueTerms>;
  /** By `sizeRef`. */
  sizePrices?: Record<string, number>;
  /** Refs of the groups that it opens. */
  opens?: string[];
  /** Of a new option. */
  isSoldOut?: boolean;
  /** What the till calls it in orders. */
  tillRef?: string;
}

export interface ImportedGroup extends ImportedRecord {
  fields: Partial<GroupRules>;
  /** The file has no name for it: what it is called here stays. */
  isUnnamed?: boolean;
  /** What nobody has said, and is meant where the group is new. */
  fieldsIfNew?: Partial<GroupRules>;
  /** All of them, in the order shown; missing: as they are. */
  values?: ImportedValue[];
}

type Linked = 'name' | 'categoryIds' | 'optionGroupIds' | 'sizePrices' | 'goesWith' | 'pictureId' | 'halves';

export interface ImportedDish extends ImportedRecord {
  fields: Partial<Omit<StaffDishInput, Linked>>;
  categories?: string[];
  groups?: string[];
  goesWith?: string[];
  /** Two halves of dishes of that category; null: it is a dish of its own. */
  halves?: { category: string; rule: HalfRule } | null;
  /** What it costs in sizes where that is not `price` and the size's adjustment, by `sizeRef`. */
  sizePrices?: Record<string, number>;
  /** What it costs in each of its sizes, by `sizeRef`, where the file knows no other price. */
  inSizes?: Record<string, number>;
  taxClass?: TaxClass | null;
  /** Of a new dish. */
  isSoldOut?: boolean;
  /** What the till calls it in orders, by `sizeRef`; null: in no size. */
  tillRefs?: { size: string | null; ref: string }[];
  /** Where its picture is on the web. */
  pictureAddress?: string;
}

/** A note before it is put into words: `code` names its sentence, or is the name of a form's check, which is then about `field`. */
export interface ImportNote extends Pick<MenuImportNote, 'kind'> {
  code: string;
  field?: string;
  row?: number | undefined;
  name?: string | undefined;
  values?: Record<string, string | number>;
}

export interface ImportedMenu {
  source: MenuSource;
  categories: ImportedCategory[];
  groups: ImportedGroup[];
  dishes: ImportedDish[];
  notes: ImportNote[];
  /** Codes of allergens and additives that nothing explains; missing: there are none. */
  unknownCodes?: string[];
}

/** How a size is named: by the option group that is the size, and its value. */
export function sizeRef(group: string, value: string): string {
  return `${group}\u0000${value}`;
}

/** The text that stands for a record in notes. */
export function sayName(name: Texts, language: Language): string {
  return name[language] ?? Object.values(name)[0] ?? '';
}
