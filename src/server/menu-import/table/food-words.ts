import type { Language } from '../../../domain/languages.ts';
import {
  ADDITIVES,
  type Additive,
  ALLERGEN_KIND_NAMES,
  ALLERGENS,
  type Allergen,
  type AllergenKind,
  DIETARY_LABELS,
  type DietaryLabel,
} from '../../../domain/menu/food-labels.ts';
import { readMessages } from '../../platform/read-messages.ts';
import { byEveryWord, plainWord } from './table-words.ts';

const customers = readMessages('storefront');

/** What else the fourteen are called on menus, each only where it is the same allergen beyond doubt. Between bars. */
const OTHER_ALLERGENS: Record<Allergen, string> = {
  celery: 'knollensellerie|celeriac',
  gluten: 'glutenhaltig|glutine|glúten|グルテン|麸质|含麸质的谷物',
  crustaceans: 'crustacean|krebstier|crustacé|crustáceo|crostaceo|甲殻類（えび・かに）|甲壳类',
  eggs: 'egg|ei|œuf|oeuf|oeufs|huevo|uovo|ovo|たまご|鸡蛋|蛋',
  fish: 'poisson|pescados|pesci|peixe|魚類|鱼',
  lupin: 'lupins|lupine|lupinus|altramuz|lupino|lupini|tremoços|ルピナス',
  milk: 'dairy|lactose|laktose|lattosio|lactosa|lácteos|lacteos|乳製品|牛乳|牛奶|奶',
  molluscs: 'mollusc|mollusks|mollusk|weichtier|mollusque|molusco|mollusco|軟体動物|贝类',
  mustard: 'からし|芥子',
  nuts: 'tree nuts|nut|nuss|nüsse|schalenfrucht|hartschalenobst|fruit à coque|fruits à coques|frutos de casca|ナッツ|ナッツ類|木の実|树坚果|坚果类',
  peanuts: 'peanut|erdnuss|arachide|cacahuète|cacahuètes|cacahuete|maní|amendoim|ピーナッツ|落花生',
  sesame: 'sesame|sesam|sésame|sésamo|sesamo|ゴマ|胡麻',
  soya: 'soy|soybean|soya beans|sojabohne|soia|大豆製品|黄豆',
  sulphites:
    'sulphite|sulfites|sulfite|sulfit|schwefeldioxid|sulphur dioxide|sulfur dioxide|anhydride sulfureux|sulfitos|solfiti|anidride solforosa|亜硫酸塩|亚硫酸盐|二氧化硫',
};

const OTHER_KINDS: Partial<Record<AllergenKind, string>> = {
  khorasan: 'kamut|khorasan',
  oats: 'oat',
  almonds: 'almond|mandel|amande|almendra|mandorla|amêndoa',
  hazelnuts: 'hazelnut|haselnuss|noisette|avellana|nocciola|avelã',
  walnuts: 'walnut|walnuss',
  cashews: 'cashew|cashewnüsse|cashewnuss|cajou|anacardo|anacardio|カシュー',
  pecans: 'pecan|pekannuss|pacana',
  'brazil-nuts': 'brazil nut|paranuss',
  pistachios: 'pistachio|pistazie|pistache|pistacho|pistacchio|pistácio',
  macadamias: 'macadamia|macadamianuss|macadamias',
};

const OTHER_ADDITIVES: Record<Additive, string> = {
  colouring: 'colouring|coloring|colour|color|farbstoff|farbstoffe|colorant|colorante|corante|着色料|着色剂',
  preservative:
    'preservative|preservatives|konservierungsstoff|konservierungsstoffe|konserviert|conservateur|conservante|保存料|防腐剂',
  antioxidant: 'antioxidant|antioxidationsmittel|antioxydant|antioxidante|antiossidante|酸化防止剤|抗氧化剂',
  'flavour-enhancer':
    'flavour enhancer|flavor enhancer|geschmacksverstärker|exhausteur de goût|potenciador del sabor|esaltatore di sapidità|intensificador de sabor|うま味調味料|增味剂',
  sulphured: 'sulfured|sulfurised|geschwefelt',
  blackened: 'geschwärzt',
  phosphate: 'phosphate|phosphat|fosfato|リン酸塩|磷酸盐',
  'milk-protein':
    'milk protein|milcheiweiß|protéine de lait|proteína de leche|proteine del latte|proteína de leite|乳たんぱく',
  caffeine: 'caffeine|koffein|caféine|cafeína|caffeina|カフェイン|咖啡因',
  quinine: 'quinine|chinin|quinina|chinina|キニーネ|奎宁',
  sweetener: 'sweetener|sweeteners|süßungsmittel|süßstoff|édulcorant|edulcorante|dolcificante|甘味料|甜味剂',
  phenylalanine: 'phenylalanine|phenylalaninquelle|phenylalanin|phénylalanine|fenilalanina',
  waxed: 'gewachst',
  taurine: 'taurine|taurin|taurina|タウリン|牛磺酸',
  nitrite: 'nitrite|nitritpökelsalz|nitrite curing salt|sel nitrité',
};

/** How menus begin the name of an additive. */
const WITH = /^(mit|with|contains|enthält|avec|contient|con|contiene|com|contém|含)\s+/;

const allergens = withOthers(
  byEveryWord(ALLERGENS, (key, language) => customers[language].foods[key]),
  OTHER_ALLERGENS,
);
const kinds = withOthers(
  byEveryWord(ALLERGEN_KIND_NAMES, (key, language) => customers[language]['food-facts'][key]),
  OTHER_KINDS,
);
const additives = withOthers(
  byEveryWord(ADDITIVES, (key, language) => customers[language]['food-facts'][key]),
  OTHER_ADDITIVES,
);
const diets = byEveryWord(DIETARY_LABELS, (key, language) => customers[language].foods[key]);

/** What a word of any of the languages names; null: none, or it is not sure. */
export const allergenOf = (word: string): Allergen | null => allergens.get(plainWord(word)) ?? null;
export const allergenKindOf = (word: string): AllergenKind | null => kinds.get(plainWord(word)) ?? null;
export const dietOf = (word: string): DietaryLabel | null => diets.get(plainWord(word)) ?? null;
export function additiveOf(word: string): Additive | null {
  const plain = plainWord(word);
  return additives.get(plain) ?? additives.get(plain.replace(WITH, '')) ?? null;
}

/** What the product calls it: a table that is written is read again by the same words. */
export function foodWord(key: Allergen | DietaryLabel | AllergenKind | Additive, language: Language): string {
  const words: Record<string, string> = { ...customers[language]['food-facts'], ...customers[language].foods };
  return words[key] ?? key;
}

function withOthers<Key extends string>(
  words: Map<string, Key>,
  others: Partial<Record<Key, string>>,
): Map<string, Key> {
  for (const [key, list] of Object.entries(others) as [Key, string][])
    for (const word of list.split('|').map(plainWord)) if (!words.has(word)) words.set(word, key);
  return words;
}
