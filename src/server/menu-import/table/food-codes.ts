import type { ImportedMenu, ImportNote } from '../imported-menu.ts';
import type { ReadingPlace } from '../reading-place.ts';
import type { Legend } from './legend.ts';
import { type ReadWords, USUAL_CODES } from './read-allergens.ts';

const FIELDS = ['allergens', 'mayContain', 'additives'] as const;
export type CodedField = (typeof FIELDS)[number];

interface Unread {
  codes: Set<string>;
  rows: number[];
  count: number;
}

/** What codes mean in a file, and which of them nothing explains: they are never guessed. */
export class FoodCodes {
  readonly legend: Legend;
  readonly #areUsual: boolean;
  #dashes = 0;
  readonly #unread = new Map<CodedField, Unread>();

  constructor(legend: Legend, { areCodesUsual = false }: ReadingPlace) {
    this.legend = areCodesUsual ? new Map([...USUAL_CODES, ...legend]) : legend;
    this.#areUsual = areCodesUsual;
  }

  /** Whether all words of a field were understood. What was not leaves the field as it is: part of a declaration is none. */
  take(field: CodedField, { codes, unknown }: ReadWords, { row, fault }: { row?: number; fault(word: string): void }) {
    for (const word of unknown) fault(word);
    if (codes.length > 0) {
      const unread = this.#unread.get(field) ?? { codes: new Set(), rows: [], count: 0 };
      for (const code of codes) unread.codes.add(code.toUpperCase());
      if (row !== undefined) unread.rows.push(row);
      this.#unread.set(field, { ...unread, count: unread.count + 1 });
    }
    return codes.length + unknown.length === 0;
  }

  /** Counts a dash among allergens, which says much with little. */
  takeDash(): void {
    this.#dashes++;
  }

  /** What a menu says of them. */
  unknown(): Pick<ImportedMenu, 'unknownCodes'> {
    const all = new Set([...this.#unread.values()].flatMap(({ codes }) => [...codes]));
    return all.size > 0 ? { unknownCodes: [...all].sort(inOrder) } : {};
  }

  notes(): ImportNote[] {
    const unread = FIELDS.flatMap((field): ImportNote[] => {
      const found = this.#unread.get(field);
      if (!found) return [];
      const values = { codes: [...found.codes].sort(inOrder).join(', '), count: found.count, rows: spans(found.rows) };
      return [{ kind: 'fault', code: found.rows.length ? 'codes_in_rows' : 'codes_unknown', field, values }];
    });
    return [
      ...unread,
      ...(this.#areUsual ? [{ kind: 'assumed' as const, code: 'usual_codes' }] : []),
      ...(this.#dashes > 0
        ? [{ kind: 'assumed' as const, code: 'dash_is_none', values: { count: this.#dashes } }]
        : []),
    ];
  }
}

const inOrder = (one: string, other: string) => one.localeCompare(other, 'en', { numeric: true });

/** "2-5, 7": rows that follow each other. */
function spans(rows: readonly number[]): string {
  const found: [number, number][] = [];
  for (const row of rows) {
    const last = found.at(-1);
    if (last && row === last[1] + 1) last[1] = row;
    else found.push([row, row]);
  }
  return found.map(([first, last]) => (first === last ? `${first}` : `${first}-${last}`)).join(', ');
}
