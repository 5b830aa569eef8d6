import type { ImportedGroup, ImportedValue } from '../imported-menu.ts';
import { readNames } from './read-cells.ts';
import { foodOfRow } from './read-food.ts';
import type { MenuRow, SizePrice } from './row.ts';
import { namedIn, recordOf, refOfName, refOfRow, refsOfSize, type TableMenu } from './table-menu.ts';
import { plainWord } from './table-words.ts';

/** What owners call rows of toppings among their dishes. */
const TOPPINGS =
  /^(extras?|extra zutat(en)?|zutat(en)?|extra toppings?|toppings?|beläge|suppl[ée]ments?|ingr[ée]dients? en plus|aggiunte|añadidos|adicionais)$/i;

/** Reads rows of option groups and their options. What depends on all dishes waits for `finish`. */
export class OptionRows {
  readonly #menu: TableMenu;
  readonly #sizes: { value: ImportedValue; sizes: SizePrice[] }[] = [];
  /** Options have none. */
  #numbers = 0;
  readonly #toppings: { group: ImportedGroup; of: string }[] = [];

  constructor(menu: TableMenu) {
    this.#menu = menu;
  }

  /** Whether a row without a kind is a topping: an owner's list has them below the dishes. */
  isTopping(row: MenuRow): boolean {
    return TOPPINGS.test(row.text('category'));
  }

  readGroup(row: MenuRow): void {
    const isSize = row.yesOrNo('isSize');
    const [min, max, maxPerValue, included] = (['min', 'max', 'maxPerValue', 'included'] as const).map((column) =>
      row.count(column),
    );
    const ref = refOfRow(row, this.#menu.groups, this.#menu);
    this.#menu.groups.set(ref, {
      ...this.#menu.groups.get(ref),
      ...recordOf(row),
      ref,
      fields: {
        ...(typeof min === 'number' && { minSelections: min }),
        ...(typeof max === 'number' && { maxSelections: max }),
        ...(maxPerValue !== undefined && { maxPerValue: maxPerValue ?? 1 }),
        ...(included !== undefined && { included: included ?? 0 }),
        ...(isSize !== undefined && { isSize }),
      },
    });
  }

  readTopping(row: MenuRow): void {
    const group = this.readOption(row);
    if (group) this.#toppings.push({ group, of: row.text('description') });
  }

  /** Returns the option's group; null: the row is wrong. */
  readOption(row: MenuRow): ImportedGroup | null {
    if (row.text('category') === '') {
      row.fault('option_without_group');
      return null;
    }
    const group = this.#group(row.text('category'), row.number);
    const values = group.values ?? [];
    group.values = values;
    const [name, id] = [plainWord(row.text('name')), row.text('id')];
    const ref = id !== '' && values.some((each) => each.ref === name) ? plainWord(`${name} ${id}`) : name;
    if (values.some((each) => each.ref === ref)) {
      row.fault('named_twice');
      return null;
    }
    if (row.text('menuNumber') !== '') this.#numbers++;
    const sizes = row.sizePrices();
    const price = row.amount('price') ?? sizes[0]?.price;
    const isDefault = row.yesOrNo('isDefault');
    const kitchenName = row.read('kitchenName', String, 'invalid');
    const minimumAge = row.count('minimumAge');
    const opens = row.text('opens');
    const value: ImportedValue = {
      ...recordOf(row),
      ref,
      ...(opens !== '' && { opens: opens === '-' ? [] : readNames(opens).map((each) => refOfName(this.#menu, each)) }),
      fields: {
        ...(price !== undefined && price !== null && { priceAdjustment: price }),
        ...(isDefault !== undefined && { isDefault }),
        ...(kitchenName !== undefined && { kitchenName }),
        ...(minimumAge !== undefined && { minimumAge }),
        ...foodOfRow(row, this.#menu.codes),
      },
    };
    values.push(value);
    this.#sizes.push({ value, sizes: sizes.filter((each) => each.price !== price) });
    group.fieldsIfNew = { minSelections: 0, maxSelections: values.length };
    return group;
  }

  /** Prices by size and toppings, once all dishes and their sizes are known. */
  finish(): void {
    if (this.#numbers > 0)
      this.#menu.notes.push({ kind: 'lost', code: 'lost_number', values: { count: this.#numbers } });
    for (const { value, sizes } of this.#sizes) {
      const prices = sizes.flatMap((each) => refsOfSize(this.#menu, each).map((ref) => [ref, each.price] as const));
      if (prices.length) value.sizePrices = Object.fromEntries(prices);
    }
    for (const [group, rows] of Map.groupBy(this.#toppings, (each) => each.group))
      this.#give(
        group,
        rows.map(({ of }) => of),
      );
  }

  /** To the dishes of the categories that the toppings' descriptions name ("per pizza"), or else to those that come in sizes. */
  #give(group: ImportedGroup, descriptions: readonly string[]): void {
    const { dishes, categories, notes } = this.#menu;
    const words = new Set(descriptions.flatMap((text) => plainWord(text).split(' ')));
    const named = [...categories.keys()].filter(
      (ref) => words.has(ref) || words.has(`${ref}s`) || words.has(ref.replace(/s$/, '')),
    );
    const chosen = dishes.filter(({ categories: of = [], sizePrices, inSizes }) =>
      named.length ? of.some((ref) => named.includes(ref)) : (sizePrices ?? inSizes) !== undefined,
    );
    for (const dish of chosen) dish.groups = [...(dish.groups ?? []), group.ref];
    const name = Object.values(group.name)[0];
    notes.push({ kind: 'assumed', code: 'toppings', row: group.row, name, values: { count: chosen.length } });
  }

  #group(name: string, row: number): ImportedGroup {
    return namedIn(this.#menu.groups, { name, row, menu: this.#menu }, (record) => ({ ...record, fields: {} }));
  }
}
