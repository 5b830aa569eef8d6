import { CSV_MARK, type CsvSeparator, csvLine } from '../../../contract/csv.ts';
import { LANGUAGES, type Language } from '../../../domain/languages.ts';
import type { Declaration } from '../../../domain/menu/food-facts.ts';
import type { CategoryTerms, DishTerms, GroupTerms, MenuTerms } from '../menu-terms.ts';
import { foodWord } from './food-words.ts';
import { writeHours } from './read-cells.ts';
import { COLUMNS, type Column, plainWord, type RowKind, tableWord } from './table-words.ts';

type CellsByColumn = Partial<Record<string, string | number>>;
type Texts = Partial<Record<Language, string>>;

const TRANSLATED = ['name', 'description', 'ingredients'] as const;
/** Stands between names, which may have commas. */
const BETWEEN = ' | ';

export interface TableLook {
  language: Language;
  separator: CsvSeparator;
}

/** The whole menu as a table, its words in `language`; what is off the menu is left out, because a row means that it is on it. */
export function writeTable(menu: MenuTerms, { language, separator }: TableLook): string {
  const writer = new TableWriter(menu, language);
  return writer.write(separator);
}

class TableWriter {
  readonly #menu: MenuTerms;
  readonly #language: Language;
  readonly #sizes: { id: string; heading: string }[];

  constructor(menu: MenuTerms, language: Language) {
    this.#menu = menu;
    this.#language = language;
    this.#sizes = [...menu.groups].flatMap(([id, { isSize, values }]) =>
      isSize
        ? values.map(({ _id, label }) => ({
            id: _id,
            heading: `${this.#nameOf(id, menu.groups)}: ${this.#say(label)}`,
          }))
        : [],
    );
  }

  write(separator: CsvSeparator): string {
    const { categories, groups, dishes } = this.#menu;
    const rows = [
      ...[...categories].map(([id, terms]) => this.#category(id, terms)),
      ...[...groups].flatMap(([id, terms]) => this.#group(id, terms)),
      ...[...dishes].flatMap(([id, terms]) => (terms.isActive ? [this.#dish(id, terms)] : [])),
    ];
    const others = LANGUAGES.filter((language) => language !== this.#menu.contentLanguage);
    const translations = TRANSLATED.flatMap((field) => others.map((language) => `${field} ${language}`));
    const all = [...COLUMNS, ...translations, ...this.#sizes.map(({ id }) => `size ${id}`)];
    const used = all.filter((column) => rows.some((row) => row[column] !== undefined && row[column] !== ''));
    const lines = [
      used.map((column) => this.#heading(column)),
      ...rows.map((row) => used.map((column) => row[column] ?? '')),
    ];
    return CSV_MARK + lines.map((line) => csvLine(line, separator)).join('');
  }

  #heading(key: string): string {
    const [first = '', second] = key.split(' ');
    if (first === 'size') return this.#sizes.find(({ id }) => id === second)?.heading ?? '';
    const word = tableWord(`column_${first as Column}`, this.#language);
    return second === undefined ? word : `${word} (${second})`;
  }

  #say(text: Texts): string {
    return text[this.#menu.contentLanguage] ?? Object.values(text)[0] ?? '';
  }

  #names(ids: readonly string[], of: ReadonlyMap<string, { name: Texts }>): string {
    return ids.flatMap((id) => (of.has(id) ? [this.#nameOf(id, of)] : [])).join(BETWEEN);
  }

  /** With its id where another record has the name too. */
  #nameOf(id: string, of: ReadonlyMap<string, { name: Texts }>): string {
    const name = this.#say(of.get(id)?.name ?? {});
    const isShared = [...of].some(
      ([other, terms]) => other !== id && plainWord(this.#say(terms.name)) === plainWord(name),
    );
    return isShared ? `${name} [${id}]` : name;
  }

  #texts(fields: Partial<Record<(typeof TRANSLATED)[number], Texts>>): CellsByColumn {
    const own = this.#menu.contentLanguage;
    return Object.fromEntries(
      Object.entries(fields).flatMap(([field, text]) =>
        Object.entries(text).map(([language, words]) => [language === own ? field : `${field} ${language}`, words]),
      ),
    );
  }

  #row(kind: RowKind, id: string, cells: CellsByColumn): CellsByColumn {
    return { kind: tableWord(`kind_${kind}`, this.#language), id, ...cells };
  }

  #yes(is: boolean): string {
    return tableWord(is ? 'yes' : 'no', this.#language);
  }

  #category(id: string, { name, description, isActive, hours }: CategoryTerms): CellsByColumn {
    return this.#row('category', id, {
      ...this.#texts({ name, description }),
      ...(!isActive && { isActive: this.#yes(false) }),
      ...(hours && { hours: writeHours(hours) }),
    });
  }

  #group(
    id: string,
    { name, minSelections, maxSelections, maxPerValue, included, isSize, values }: GroupTerms,
  ): CellsByColumn[] {
    const group = this.#row('group', id, {
      ...this.#texts({ name }),
      ...{ min: minSelections, max: maxSelections },
      ...(maxPerValue > 1 && { maxPerValue }),
      ...(included > 0 && { included }),
      ...(isSize && { isSize: this.#yes(true) }),
    });
    return [group, ...values.map((value) => this.#value(this.#nameOf(id, this.#menu.groups), value))];
  }

  #value(group: string, value: GroupTerms['values'][number]): CellsByColumn {
    return this.#row('option', value._id, {
      category: group,
      ...this.#texts({ name: value.label }),
      price: value.priceAdjustment,
      ...this.#prices(value.sizePrices),
      ...this.#declared(value),
      ...(value.minimumAge !== null && { minimumAge: value.minimumAge }),
      ...(value.kitchenName !== null && { kitchenName: value.kitchenName }),
      ...(value.isDefault && { isDefault: this.#yes(true) }),
      opens: this.#names(value.opens, this.#menu.groups),
    });
  }

  /** Nothing where nothing is declared, a word where none of the fourteen is in it. */
  #declared({ allergens, noAllergens, allergenKinds, mayContain, additives }: Declaration): CellsByColumn {
    return {
      allergens: noAllergens ? tableWord('none', this.#language) : this.#foods(allergens),
      allergenKinds: this.#foods(allergenKinds),
      mayContain: this.#foods(mayContain),
      additives: this.#foods(additives),
    };
  }

  #foods(keys: readonly Parameters<typeof foodWord>[0][]): string {
    return keys.map((key) => foodWord(key, this.#language)).join(BETWEEN);
  }

  #prices(prices: Record<string, number>): CellsByColumn {
    return Object.fromEntries(Object.entries(prices).map(([size, price]) => [`size ${size}`, price]));
  }

  #dish(id: string, dish: DishTerms): CellsByColumn {
    const { categories, groups, dishes } = this.#menu;
    return this.#row('dish', id, {
      category: this.#names(dish.categoryIds, categories),
      ...(dish.menuNumber !== null && { menuNumber: dish.menuNumber }),
      ...this.#texts({ name: dish.name, description: dish.description, ingredients: dish.ingredients }),
      price: dish.price,
      ...(dish.pickupPrice !== null && { pickupPrice: dish.pickupPrice }),
      ...this.#prices(dish.sizePrices),
      options: this.#names(dish.optionGroupIds, groups),
      ...this.#declared(dish),
      dietary: this.#foods(dish.dietary),
      ...(dish.heat !== null && { heat: dish.heat }),
      ...(dish.kcal !== null && { kcal: dish.kcal }),
      ...(dish.deposit > 0 && { deposit: dish.deposit }),
      ...(dish.content && { content: `${dish.content.size} ${dish.content.unit}` }),
      ...(dish.minimumAge !== null && { minimumAge: dish.minimumAge }),
      ...(dish.taxClass !== null && { taxClass: dish.taxClass }),
      ...(dish.hours && { hours: writeHours(dish.hours) }),
      ...(dish.isFeatured && { isFeatured: this.#yes(true) }),
      ...(dish.dailyPortions !== null && { dailyPortions: dish.dailyPortions }),
      ...(dish.showsPortions && { showsPortions: this.#yes(true) }),
      ...(dish.kitchenName !== null && { kitchenName: dish.kitchenName }),
      ...(dish.cookingMinutes !== null && { cookingMinutes: dish.cookingMinutes }),
      ...(dish.units !== 1 && { units: dish.units }),
      ...(dish.noticeMinutes > 0 && { noticeMinutes: dish.noticeMinutes }),
      goesWith: this.#names(dish.goesWith, dishes),
      ...this.#halves(dish),
    });
  }

  /** "Pizza | dearer half". */
  #halves({ halves }: DishTerms): CellsByColumn {
    const category = halves && this.#names([halves.categoryId], this.#menu.categories);
    return category ? { halves: [category, tableWord(`half_${halves.rule}`, this.#language)].join(BETWEEN) } : {};
  }
}
