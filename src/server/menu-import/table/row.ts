import type { Language } from '../../../domain/languages.ts';
import type { Allergen } from '../../../domain/menu/food-labels.ts';
import type { ImportNote, Texts } from '../imported-menu.ts';
import type { ReadingPlace } from '../reading-place.ts';
import type { Heading, TableRow } from './headings.ts';
import { readAmount, readCount, type TableCell } from './read-cells.ts';
import { type Column, type LostColumn, saysNone, saysYes } from './table-words.ts';

/** A cell that says that there is none; an empty one leaves what there is. In columns of words of their own, so does a word for it. */
const NONE = /^[-–—]$/;
export const isDash = (text: string) => NONE.test(text);

export interface SizePrice {
  /** null: the usual group of sizes. */
  group: string | null;
  size: string;
  price: number;
}

/** A row by the columns that were understood. What cannot be read is noted, and missing. */
export class MenuRow {
  readonly number: number;
  readonly #cells: readonly TableCell[];
  readonly #headings: readonly Heading[];
  readonly #place: ReadingPlace;
  readonly #notes: ImportNote[];

  constructor(
    { number, cells }: TableRow,
    { headings, place, notes }: { headings: readonly Heading[]; place: ReadingPlace; notes: ImportNote[] },
  ) {
    this.number = number;
    this.#cells = cells;
    this.#headings = headings;
    this.#place = place;
    this.#notes = notes;
  }

  get isEmpty(): boolean {
    return this.#cells.every((cell) => String(cell).trim() === '');
  }

  /** The words of a column, in the restaurant's language; '': none. */
  text(column: Column): string {
    return this.#texts(column).get(this.#place.contentLanguage) ?? '';
  }

  texts(column: Column): Texts {
    return Object.fromEntries(this.#texts(column));
  }

  /** null: the cell says that there is none; undefined: nothing. */
  textsOrNone(column: Column): Texts | null | undefined {
    if (NONE.test(this.text(column))) return null;
    const said = this.texts(column);
    return Object.keys(said).length ? said : undefined;
  }

  /** What a filled cell is read as, by `read`, whose null is noted as `code`. null: none; undefined: nothing is said. */
  read<T>(
    column: Column,
    read: (text: string) => T | null,
    code: string,
    values: Record<string, number> = {},
  ): T | null | undefined {
    const text = this.text(column);
    if (text === '') return undefined;
    if (NONE.test(text) || saysNone(text)) return null;
    const value = read(text);
    if (value !== null) return value;
    this.fault(code, { ...values, word: text });
    return undefined;
  }

  count(column: Column): number | null | undefined {
    return this.read(column, readCount, 'no_number');
  }

  amount(column: Column): number | null | undefined {
    return this.read(column, (text) => readAmount(text, this.#place.decimals), 'no_amount');
  }

  yesOrNo(column: Column): boolean | undefined {
    return this.read(column, saysYes, 'yes_or_no') ?? undefined;
  }

  sizePrices(): SizePrice[] {
    return this.#headings.flatMap((heading, at): SizePrice[] => {
      const cell = this.#cells[at] ?? '';
      if (!('size' in heading) || String(cell).trim() === '' || NONE.test(String(cell))) return [];
      const price = readAmount(cell, this.#place.decimals);
      if (price !== null) return [{ ...heading, price }];
      this.fault('no_amount', { word: String(cell) });
      return [];
    });
  }

  /** The cells of columns of single allergens; an empty one: ''. */
  allergenCells(): { allergen: Allergen; text: string }[] {
    return this.#headings.flatMap((heading, at) =>
      'allergen' in heading ? { allergen: heading.allergen, text: String(this.#cells[at] ?? '').trim() } : [],
    );
  }

  /** Filled cells of columns that have no place here, by their column. */
  lost(): [LostColumn, string][] {
    return this.#headings.flatMap((heading, at): [LostColumn, string][] => {
      const text = String(this.#cells[at] ?? '').trim();
      return 'lost' in heading && text !== '' ? [[heading.lost, text]] : [];
    });
  }

  fault(code: string, values: Record<string, string | number> = {}): void {
    this.note({ kind: 'fault', code, values });
  }

  note(note: Pick<ImportNote, 'kind' | 'code' | 'values'>): void {
    this.#notes.push({ ...note, row: this.number, name: this.text('name') || undefined });
  }

  #texts(column: Column): Map<Language, string> {
    const found = new Map<Language, string>();
    for (const [at, heading] of this.#headings.entries()) {
      const text = String(this.#cells[at] ?? '').trim();
      if (!('column' in heading) || heading.column !== column || text === '') continue;
      const language = heading.language ?? this.#place.contentLanguage;
      if (!found.has(language)) found.set(language, text);
    }
    return found;
  }
}
