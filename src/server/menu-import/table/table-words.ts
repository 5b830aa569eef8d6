import { LANGUAGES, type Language } from '../../../domain/languages.ts';
import { HALF_RULES, type HalfRule } from '../../../domain/menu/half-rules.ts';
import { readMessages } from '../../platform/read-messages.ts';

/** The columns of a table in which a menu is written, in the order in which it is exported. */
export const COLUMNS = [
  'kind',
  'id',
  'category',
  'menuNumber',
  'name',
  'description',
  'price',
  'pickupPrice',
  'options',
  'allergens',
  'allergenKinds',
  'mayContain',
  'additives',
  'dietary',
  'heat',
  'kcal',
  'ingredients',
  'deposit',
  'content',
  'minimumAge',
  'taxClass',
  'hours',
  'isFeatured',
  'isActive',
  'dailyPortions',
  'showsPortions',
  'kitchenName',
  'cookingMinutes',
  'units',
  'noticeMinutes',
  'goesWith',
  'halves',
  'picture',
  'min',
  'max',
  'maxPerValue',
  'included',
  'isSize',
  'isDefault',
  'opens',
] as const;
export type Column = (typeof COLUMNS)[number];

/** Columns that other tables have, and a menu here has no place for. */
export const LOST_COLUMNS = ['pieces', 'sku'] as const;
export type LostColumn = (typeof LOST_COLUMNS)[number];

export const ROW_KINDS = ['dish', 'category', 'group', 'option'] as const;
export type RowKind = (typeof ROW_KINDS)[number];

const texts = readMessages('server');

/** A column's, a kind's or another word of tables in a language. */
export function tableWord(key: keyof (typeof texts)['en']['menu-table'], language: Language): string {
  return texts[language]['menu-table'][key];
}

/** What else people and other systems call columns. In lower case, without signs. */
const OTHER_NAMES: Partial<Record<Column | LostColumn, string>> = {
  kind: 'type typ row',
  id: 'servery id',
  category:
    'category kategorie categoria catégorie categoría カテゴリー 分类 section abschnitt rubrik gruppe group menu section warengruppe',
  name: 'name gericht item dish product artikel titel title bezeichnung produkt speise item name product name plat article nome nombre piatto plato 料理 菜品',
  description:
    'description beschreibung zutaten text details item description descripción descrizione descrição 説明 描述',
  price: 'price preis preis eur price gbp prix precio prezzo preço 価格 价格 amount cost einzelpreis vk',
  options: 'options option groups optionen modifiers modifier groups modifier set name extras groups',
  allergens: 'allergens allergene allergen allergènes alérgenos allergeni alergénios',
  dietary: 'dietary diet diets labels ernährung kennzeichnung tags',
  ingredients: 'ingredients inhaltsstoffe',
  deposit: 'deposit pfand consigne',
  content: 'content inhalt menge volume size ml füllmenge',
  minimumAge: 'minimum age age mindestalter ab alter',
  taxClass: 'tax class tax steuer mwst steuerklasse ust tax rate vat',
  hours: 'hours zeiten servierzeiten available',
  isFeatured: 'featured empfohlen',
  isActive: 'active aktiv visible on the menu',
  picture: 'picture image bild foto photo image url bild url picture address',
  kitchenName: 'kitchen name küchenname',
  menuNumber: 'number nr no nummer numéro número numero # nº n° 番号 编号',
  mayContain: 'traces spuren tracce trazas vestígios',
  additives: 'additives zusatzstoffe zusatzstoff additifs aditivos additivi 添加物 添加剂',
  heat: 'heat schärfe spiciness spicy piquant picante piccantezza 辛さ 辣度',
  kcal: 'kcal calories kalorien calorie calorías calorias カロリー',
  pieces: 'pieces stück stückzahl',
  sku: 'sku gtin ean plu artikelnummer token reference',
};

const SEVERAL: Record<string, string> = {
  'servery id': 'id',
  'menu section': 'category',
  'item name': 'name',
  'product name': 'name',
  'item description': 'description',
  'preis eur': 'price',
  'price gbp': 'price',
  'option groups': 'options',
  'modifier groups': 'options',
  'modifier set name': 'options',
  'minimum age': 'minimumAge',
  'tax class': 'taxClass',
  'tax rate': 'taxClass',
  'on the menu': 'isActive',
  'image url': 'picture',
  'bild url': 'picture',
  'picture address': 'picture',
  'kitchen name': 'kitchenName',
  'dish number': 'menuNumber',
  'menu number': 'menuNumber',
  'may contain': 'mayContain',
  'kann spuren enthalten': 'mayContain',
  'cross contact': 'mayContain',
  'price pickup': 'pickupPrice',
  'collection price': 'pickupPrice',
  'takeaway price': 'pickupPrice',
  abholpreis: 'pickupPrice',
  'preis abholung': 'pickupPrice',
  'spicy level': 'heat',
};

/** Each known heading, made plain, with its column. What this product writes comes before what others do. */
const headings = new Map<string, Column | LostColumn>([
  ...Object.entries(OTHER_NAMES).flatMap(([column, names]) =>
    names.split(' ').map((name) => [plainWord(name), column as Column | LostColumn] as const),
  ),
  ...Object.entries(SEVERAL).map(([name, column]) => [plainWord(name), column as Column | LostColumn] as const),
  ...LANGUAGES.flatMap((language) =>
    COLUMNS.map((column) => [plainWord(tableWord(`column_${column}`, language)), column] as const),
  ),
]);

export function columnOf(heading: string): Column | LostColumn | null {
  return headings.get(plainWord(heading)) ?? null;
}

const kinds = byEveryWord(ROW_KINDS, (kind, language) => tableWord(`kind_${kind}`, language));
export const rowKindOf = (word: string): RowKind | null => kinds.get(plainWord(word)) ?? null;

const answers = byEveryWord(['yes', 'no'] as const, tableWord);
for (const word of ['x', 'true', '1', 'wahr', 'vrai']) answers.set(word, 'yes');
for (const word of ['false', '0', 'falsch', 'faux']) answers.set(word, 'no');

/** Whether a cell says yes; null: neither. */
export function saysYes(word: string): boolean | null {
  const answer = answers.get(plainWord(word));
  return answer === undefined ? null : answer === 'yes';
}

const nones = byEveryWord(['none'] as const, tableWord);
for (const word of [
  'nothing',
  'keines',
  'keiner',
  'nichts',
  'aucune',
  'ninguna',
  'ningún',
  'nessuna',
  'nenhuma',
  '無し',
  '没有',
])
  nones.set(word, 'none');

/** Whether a cell says that there is none. */
export function saysNone(word: string): boolean {
  return nones.has(plainWord(word));
}

const halfRules = byEveryWord(HALF_RULES, (rule, language) => tableWord(`half_${rule}`, language));
/** How halves are priced, by its name or its word; null: it is none. */
export const halfRuleOf = (word: string): HalfRule | null => halfRules.get(plainWord(word)) ?? null;

const undeclared = byEveryWord(['undeclared'] as const, tableWord);

/** Whether a cell takes back what was declared. */
export function saysUndeclared(word: string): boolean {
  return undeclared.has(plainWord(word));
}

/** The keys by their own names, and by what every language calls them. */
export function byEveryWord<Key extends string>(
  keys: readonly Key[],
  say: (key: Key, language: Language) => string,
): Map<string, Key> {
  return new Map(
    keys.flatMap((key) => [
      [plainWord(key), key] as const,
      ...LANGUAGES.map((language) => [plainWord(say(key, language)), key] as const),
    ]),
  );
}

/** Without signs, spaces around and capitals. */
export function plainWord(word: string): string {
  return word
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[.:;*()[\]€$£_-]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
