import type { Allergen, DietaryLabel } from '../domain/food-labels.ts';
import type { Language } from '../domain/languages.ts';

type Sentence = Record<Language, string>;

export function allergenLabel(name: Allergen, language: Language): string {
  return ALLERGEN_LABELS[name][language];
}

export function dietaryLabel(name: DietaryLabel, language: Language): string {
  return DIETARY_TEXTS[name][language];
}

/**
 * The allergens of annex II in the words of Regulation (EU) No 1169/2011 in each language, shortened as food agencies do. Chinese
 * and Japanese use the usual names there.
 */
const ALLERGEN_LABELS: Record<Allergen, Sentence> = {
  celery: {
    en: 'Celery',
    pt: 'Aipo',
    es: 'Apio',
    fr: 'Céleri',
    de: 'Sellerie',
    it: 'Sedano',
    zh: '芹菜',
    ja: 'セロリ',
  },
  gluten: {
    en: 'Cereals containing gluten',
    pt: 'Cereais que contêm glúten',
    es: 'Cereales que contienen gluten',
    fr: 'Céréales contenant du gluten',
    de: 'Glutenhaltiges Getreide',
    it: 'Cereali contenenti glutine',
    zh: '含麸质谷物',
    ja: 'グルテンを含む穀物',
  },
  crustaceans: {
    en: 'Crustaceans',
    pt: 'Crustáceos',
    es: 'Crustáceos',
    fr: 'Crustacés',
    de: 'Krebstiere',
    it: 'Crostacei',
    zh: '甲壳类动物',
    ja: '甲殻類',
  },
  eggs: { en: 'Eggs', pt: 'Ovos', es: 'Huevos', fr: 'Œufs', de: 'Eier', it: 'Uova', zh: '蛋类', ja: '卵' },
  fish: { en: 'Fish', pt: 'Peixes', es: 'Pescado', fr: 'Poissons', de: 'Fisch', it: 'Pesce', zh: '鱼类', ja: '魚' },
  lupin: {
    en: 'Lupin',
    pt: 'Tremoço',
    es: 'Altramuces',
    fr: 'Lupin',
    de: 'Lupinen',
    it: 'Lupini',
    zh: '羽扇豆',
    ja: 'ルピナス（ハウチワマメ）',
  },
  milk: { en: 'Milk', pt: 'Leite', es: 'Leche', fr: 'Lait', de: 'Milch', it: 'Latte', zh: '乳', ja: '乳' },
  molluscs: {
    en: 'Molluscs',
    pt: 'Moluscos',
    es: 'Moluscos',
    fr: 'Mollusques',
    de: 'Weichtiere',
    it: 'Molluschi',
    zh: '软体动物',
    ja: '軟体動物（貝類・イカなど）',
  },
  mustard: {
    en: 'Mustard',
    pt: 'Mostarda',
    es: 'Mostaza',
    fr: 'Moutarde',
    de: 'Senf',
    it: 'Senape',
    zh: '芥末',
    ja: 'マスタード',
  },
  nuts: {
    en: 'Nuts',
    pt: 'Frutos de casca rija',
    es: 'Frutos de cáscara',
    fr: 'Fruits à coque',
    de: 'Schalenfrüchte',
    it: 'Frutta a guscio',
    zh: '坚果',
    ja: '木の実（ナッツ類）',
  },
  peanuts: {
    en: 'Peanuts',
    pt: 'Amendoins',
    es: 'Cacahuetes',
    fr: 'Arachides',
    de: 'Erdnüsse',
    it: 'Arachidi',
    zh: '花生',
    ja: '落花生（ピーナッツ）',
  },
  sesame: {
    en: 'Sesame seeds',
    pt: 'Sementes de sésamo',
    es: 'Granos de sésamo',
    fr: 'Graines de sésame',
    de: 'Sesamsamen',
    it: 'Semi di sesamo',
    zh: '芝麻',
    ja: 'ごま',
  },
  soya: {
    en: 'Soybeans',
    pt: 'Soja',
    es: 'Soja',
    fr: 'Soja',
    de: 'Sojabohnen',
    it: 'Soia',
    zh: '大豆',
    ja: '大豆',
  },
  sulphites: {
    en: 'Sulphur dioxide and sulphites',
    pt: 'Dióxido de enxofre e sulfitos',
    es: 'Dióxido de azufre y sulfitos',
    fr: 'Anhydride sulfureux et sulfites',
    de: 'Schwefeldioxid und Sulfite',
    it: 'Anidride solforosa e solfiti',
    zh: '二氧化硫和亚硫酸盐',
    ja: '二酸化硫黄および亜硫酸塩',
  },
};

const DIETARY_TEXTS: Record<DietaryLabel, Sentence> = {
  vegetarian: {
    en: 'Vegetarian',
    pt: 'Vegetariano',
    es: 'Vegetariano',
    fr: 'Végétarien',
    de: 'Vegetarisch',
    it: 'Vegetariano',
    zh: '素食（可含蛋奶）',
    ja: 'ベジタリアン',
  },
  vegan: {
    en: 'Vegan',
    pt: 'Vegano',
    es: 'Vegano',
    fr: 'Végan',
    de: 'Vegan',
    it: 'Vegano',
    zh: '纯素',
    ja: 'ヴィーガン',
  },
  'gluten-free': {
    en: 'Gluten-free',
    pt: 'Isento de glúten',
    es: 'Sin gluten',
    fr: 'Sans gluten',
    de: 'Glutenfrei',
    it: 'Senza glutine',
    zh: '无麸质',
    ja: 'グルテンフリー',
  },
  'dairy-free': {
    en: 'Dairy-free',
    pt: 'Sem laticínios',
    es: 'Sin lácteos',
    fr: 'Sans produits laitiers',
    de: 'Ohne Milchprodukte',
    it: 'Senza latticini',
    zh: '不含乳制品',
    ja: '乳製品不使用',
  },
  spicy: {
    en: 'Spicy',
    pt: 'Picante',
    es: 'Picante',
    fr: 'Épicé',
    de: 'Scharf',
    it: 'Piccante',
    zh: '辣',
    ja: '辛口',
  },
  alcohol: {
    en: 'Contains alcohol',
    pt: 'Contém álcool',
    es: 'Contiene alcohol',
    fr: 'Contient de l’alcool',
    de: 'Enthält Alkohol',
    it: 'Contiene alcol',
    zh: '含酒精',
    ja: 'アルコール含有',
  },
};
