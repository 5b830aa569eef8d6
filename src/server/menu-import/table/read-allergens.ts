import type { Allergen } from '../../../domain/menu/food-labels.ts';
import { allergenOf } from './table-words.ts';

/** The letters by which menus in Austria name allergens, and many in Germany and Switzerland. They are a habit there, not a rule. */
export const ALLERGEN_LETTERS: Readonly<Record<string, Allergen>> = {
  A: 'gluten',
  B: 'crustaceans',
  C: 'eggs',
  D: 'fish',
  E: 'peanuts',
  F: 'soya',
  G: 'milk',
  H: 'nuts',
  L: 'celery',
  M: 'mustard',
  N: 'sesame',
  O: 'sulphites',
  P: 'lupin',
  R: 'molluscs',
};

export interface ReadAllergens {
  allergens: Allergen[];
  /** Letters that were taken for allergens without a legend. */
  letters: string[];
  unknown: string[];
}

/** Allergens from words in any language, or from letters: by the file's own legend, or else by the usual list. */
export function readAllergens(
  words: readonly string[],
  legend: ReadonlyMap<string, string> = new Map(),
): ReadAllergens {
  const found: ReadAllergens = { allergens: [], letters: [], unknown: [] };
  for (const word of words) {
    const explained = legend.get(word);
    const byWord = explained === undefined ? allergenOf(word) : allergenIn(explained);
    const byLetter = explained === undefined ? ALLERGEN_LETTERS[word.toUpperCase()] : undefined;
    const allergen = byWord ?? byLetter;
    if (!allergen) found.unknown.push(explained ?? word);
    else if (!found.allergens.includes(allergen)) found.allergens.push(allergen);
    if (!byWord && byLetter) found.letters.push(word.toUpperCase());
  }
  return found;
}

/** Words that legends have for the fourteen, beside their names here. */
const LEGEND_WORDS: [RegExp, Allergen][] = [
  [/gluten|weizen|wheat|blé|trigo|frumento|getreide|cereal/i, 'gluten'],
  [/krebs|crustac|garnel|shrimp|prawn|crostac/i, 'crustaceans'],
  [/\bei(er)?\b|\beggs?\b|œuf|oeuf|huevo|uov|\bovos?\b/i, 'eggs'],
  [/erdn|peanut|arachid|cacahu|amendo/i, 'peanuts'],
  [/fisch|\bfish|poisson|pescado|pesce|peixe/i, 'fish'],
  [/soja|soya|\bsoy\b|soia/i, 'soya'],
  [/milch|milk|lait|leche|latte|leite|lakto|lacto/i, 'milk'],
  [/sellerie|celery|céleri|apio|sedano|aipo/i, 'celery'],
  [/senf|mustard|moutarde|mostaza|senape|mostarda/i, 'mustard'],
  [/sesam|sésam|sésamo/i, 'sesame'],
  [/sulfi|sulphi|schwefel|anhydride|solfit/i, 'sulphites'],
  [/lupin|altramu/i, 'lupin'],
  [/weichtier|mollus|mollus/i, 'molluscs'],
  [/nüss|nuss|nuts?\b|noix|fruits à coque|frutos de casca|nuec|noci|frutta a guscio|nozes/i, 'nuts'],
];

/** The allergen that a legend's words name, such as "Gluten (Weizen)"; null: none is known. */
export function allergenIn(words: string): Allergen | null {
  return allergenOf(words) ?? LEGEND_WORDS.find(([pattern]) => pattern.test(words))?.[1] ?? null;
}
