import type { Language } from '../../../domain/languages.ts';
import type { Allergen } from '../../../domain/menu/food-labels.ts';
import type { TableCell } from './read-cells.ts';
import type { Column, LostColumn } from './table-words.ts';

/** A column of a table as it was understood. */
export type Heading =
  | { column: Column; language: Language | null }
  | { lost: LostColumn }
  /** Marks of one allergen. */
  | { allergen: Allergen }
  /** Prices in a size; `group` null: the usual one. */
  | { size: string; group: string | null }
  /** In words, as it stands there. */
  | { unknown: string };

/** A row with a cell of each column that it has. */
export interface TableRow {
  /** From 1, as spreadsheets count. */
  number: number;
  cells: readonly TableCell[];
}
