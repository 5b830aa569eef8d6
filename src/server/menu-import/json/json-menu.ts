import type { MenuSource } from '../../../contract/staff/staff-menu-imports.ts';
import { isLanguage, type Language } from '../../../domain/languages.ts';
import { decimalsOf } from '../../../domain/money/currencies.ts';
import type {
  ImportedCategory,
  ImportedDish,
  ImportedGroup,
  ImportedMenu,
  ImportNote,
  Texts,
} from '../imported-menu.ts';
import type { ReadingPlace } from '../reading-place.ts';
import { SizeGroups } from '../size-groups.ts';
import { plainWord, tableWord } from '../table/table-words.ts';

/** Collects what a reader of JSON finds; what there is no place for is counted by its kind. */
export class JsonMenu {
  readonly categories = new Map<string, ImportedCategory>();
  readonly groups = new Map<string, ImportedGroup>();
  readonly dishes: ImportedDish[] = [];
  readonly notes: ImportNote[] = [];
  readonly sizes: SizeGroups;
  readonly language: Language;
  readonly #lost = new Map<string, number>();
  readonly #named = new Map<string, number>();
  readonly #source: MenuSource;
  readonly #place: ReadingPlace;

  constructor(source: MenuSource, place: ReadingPlace) {
    this.language = place.contentLanguage;
    this.sizes = new SizeGroups(this.text(tableWord('size', this.language)), this.language);
    this.#source = source;
    this.#place = place;
  }

  text(words: string): Texts {
    return { [this.language]: words.trim() };
  }

  /** A description, where there is one. */
  description(words: string | null | undefined): { description: Texts } | Record<string, never> {
    return words?.trim() ? { description: this.text(words) } : {};
  }

  /** Words by locale ("en_us"), those in the restaurant's language too: what there is of them, or else the first. */
  textOf(byLocale: Record<string, string | null>): Texts {
    const texts: Texts = {};
    for (const [locale, words] of Object.entries(byLocale)) {
      const language = locale.slice(0, 2).toLowerCase();
      if (words?.trim() && isLanguage(language)) texts[language] ??= words.trim();
    }
    const [first = Object.values(byLocale).find((words) => words?.trim()) ?? ''] = Object.values(texts);
    return first === '' ? {} : { ...texts, [this.language]: texts[this.language] ?? first };
  }

  /** An amount in the smallest unit of a currency, as decimals. */
  amount(minor: number, currency = this.#place.currency): number {
    return minor / 10 ** decimalsOf(currency);
  }

  /** Says so once where the file's amounts are of another currency. */
  heedCurrency(currency: string): void {
    const isNoted = this.notes.some(({ code }) => code === 'other_currency');
    if (currency === this.#place.currency || isNoted) return;
    const values = { theirs: currency, ours: this.#place.currency };
    this.notes.push({ kind: 'assumed', code: 'other_currency', values });
  }

  /** The name of a dish that has no id: equal ones are told apart by their order. */
  refOf(...names: string[]): string {
    const ref = names.map(plainWord).join('\u0000');
    const before = this.#named.get(ref) ?? 0;
    this.#named.set(ref, before + 1);
    return before ? `${ref}\u0000${before}` : ref;
  }

  lose(code: string, count = 1): void {
    if (count > 0) this.#lost.set(code, (this.#lost.get(code) ?? 0) + count);
  }

  done(): ImportedMenu {
    for (const [code, count] of this.#lost) this.notes.push({ kind: 'lost', code, values: { count } });
    // Systems list categories that hold nothing, and options of other branches.
    const filled = new Set(this.dishes.flatMap(({ categories = [] }) => categories));
    const own = this.dishes.flatMap(({ groups = [] }) => groups);
    const opened = own.flatMap((ref) => (this.groups.get(ref)?.values ?? []).flatMap(({ opens = [] }) => opens));
    const used = new Set([...own, ...opened]);
    return {
      source: this.#source,
      categories: [...this.categories.values()].filter(({ ref }) => filled.has(ref)),
      groups: [...this.groups.values(), ...this.sizes.groups].filter(({ ref }) => used.has(ref)),
      dishes: this.dishes,
      notes: this.notes,
    };
  }
}
