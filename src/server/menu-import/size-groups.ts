import type { Language } from '../../domain/languages.ts';
import { type ImportedGroup, sayName, sizeRef, type Texts } from './imported-menu.ts';

interface Size {
  label: Texts;
  price: number;
}

/**
 * Makes option groups of the sizes in which other formats price a dish: dishes with the same sizes share one group, whose own prices are
 * nothing, and each dish says what it costs in them.
 */
export class SizeGroups {
  readonly groups: ImportedGroup[] = [];
  readonly #refs = new Set<string>();
  readonly #name: Texts;
  readonly #language: Language;

  constructor(name: Texts, language: Language) {
    this.#name = name;
    this.#language = language;
  }

  /** A dish's sizes, two at least. Returns its group's ref, those of the sizes, what it costs in them, and its price: that of the cheapest. */
  add(
    sizes: readonly Size[],
    own?: Texts,
  ): { group: string; refs: string[]; price: number; inSizes: Record<string, number> } {
    const name = own ?? this.#name;
    const labels = sizes.map(({ label }) => this.#ref(label));
    const ref = `size ${this.#ref(name)}: ${labels.join(' | ')}`;
    if (!this.#refs.has(ref)) {
      this.#refs.add(ref);
      this.groups.push({
        ref,
        name,
        ...(!own && { isUnnamed: true }),
        fields: { minSelections: 1, maxSelections: 1, isSize: true },
        values: sizes.map(({ label }) => ({ ref: this.#ref(label), name: label, fields: {} })),
      });
    }
    const price = Math.min(...sizes.map((size) => size.price));
    const refs = labels.map((label) => sizeRef(ref, label));
    const inSizes = Object.fromEntries(sizes.map((size, place) => [refs[place], size.price] as const));
    return { group: ref, refs, price, inSizes };
  }

  /** The refs of every size of that name, in whichever group. */
  refsOf(label: string): string[] {
    return this.groups.flatMap(({ ref, values = [] }) =>
      values.filter((value) => value.ref === label.trim().toLowerCase()).map((value) => sizeRef(ref, value.ref)),
    );
  }

  #ref(label: Texts): string {
    return sayName(label, this.#language).trim().toLowerCase();
  }
}
