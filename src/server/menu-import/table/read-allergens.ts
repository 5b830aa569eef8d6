import type { Language } from '../../../domain/languages.ts';
import {
  ADDITIVES,
  type Additive,
  ALLERGEN_KINDS,
  type Allergen,
  type AllergenKind,
} from '../../../domain/menu/food-labels.ts';
import { additiveOf, allergenKindOf, allergenOf, foodWord } from './food-words.ts';
import { isCode, type Legend, legendOf } from './legend.ts';
import { joinedParts } from './read-cells.ts';

/**
 * The letters by which menus in Austria name allergens, and many in Germany and Switzerland, and the usual numbers of additives. They are a
 * habit, not a rule: they count where the owner says that theirs are these.
 */
export const USUAL_CODES: Legend = legendOf([
  ...Object.entries({
    ...{ A: 'gluten', B: 'crustaceans', C: 'eggs', D: 'fish', E: 'peanuts', F: 'soya', G: 'milk' },
    ...{ H: 'nuts', L: 'celery', M: 'mustard', N: 'sesame', O: 'sulphites', P: 'lupin', R: 'molluscs' },
  } satisfies Record<string, Allergen>),
  ...ADDITIVES.map((additive, place) => [String(place + 1), additive] as const),
]);

/** What most menus mean by a code, in words; null: they differ. */
export function usualMeaning(code: string, language: Language): string | null {
  const [key] = USUAL_CODES.get(code) ?? [];
  const named = key === undefined ? null : (additiveOf(key) ?? allergenOf(key));
  return named && foodWord(named, language);
}

export interface ReadWords {
  /** Codes that no legend explains. */
  codes: string[];
  unknown: string[];
}

export interface ReadAllergens extends ReadWords {
  allergens: Allergen[];
  kinds: AllergenKind[];
}

/** Allergens from words in any language, or from codes by their legend. */
export function readAllergens(words: readonly string[], legend: Legend): ReadAllergens {
  const found: ReadAllergens = { allergens: [], kinds: [], codes: [], unknown: [] };
  for (const word of words) {
    const meanings = explained(word, legend, (text) => declaredIn(text, isInLegend));
    const declared = meanings ?? declaredIn(word, isWord);
    if (declared) {
      found.allergens.push(...declared.allergens.filter((each) => !found.allergens.includes(each)));
      found.kinds.push(...declared.kinds.filter((each) => !found.kinds.includes(each)));
    } else if (isCode(word) && !legend.has(word.toUpperCase())) found.codes.push(word);
    else found.unknown.push(saidBy(word, legend));
  }
  return found;
}

/** Additives in the same way. */
export function readAdditives(words: readonly string[], legend: Legend): ReadWords & { additives: Additive[] } {
  const found: ReadWords & { additives: Additive[] } = { additives: [], codes: [], unknown: [] };
  for (const word of words) {
    const additive = explained(word, legend, additiveOf) ?? additiveOf(word);
    if (additive) found.additives.push(additive);
    else if (isCode(word) && !legend.has(word.toUpperCase())) found.codes.push(word);
    else found.unknown.push(saidBy(word, legend));
  }
  return { ...found, additives: [...new Set(found.additives)] };
}

/** Whether words are, without a doubt, what a legend says of a code. */
export function isMeaning(words: string): boolean {
  return declaredIn(words, isWord) !== null || additiveOf(words) !== null;
}

function saidBy(word: string, legend: Legend): string {
  return legend.get(word.toUpperCase())?.join(' / ') ?? word;
}

/** What a legend says of a code, where that is one thing; null: nothing, or none that `read` understands. */
function explained<Meaning>(code: string, legend: Legend, read: (words: string) => Meaning | null): Meaning | null {
  const meanings = (legend.get(code.toUpperCase()) ?? []).flatMap((words) => read(words) ?? []);
  const [first] = meanings;
  return meanings.every((each) => JSON.stringify(each) === JSON.stringify(first)) ? (first ?? null) : null;
}

interface Declared {
  allergens: Allergen[];
  kinds: AllergenKind[];
}

type Understanding = (word: string) => Declared | null;

const isWord: Understanding = (word) => {
  const kind = allergenKindOf(word);
  const allergen = allergenOf(word) ?? (kind && ALLERGEN_KINDS[kind]);
  return allergen ? { allergens: [allergen], kinds: kind ? [kind] : [] } : null;
};

/** "Gluten (wheat, rye)", "Eggs and egg products". null: a part is not understood. */
function declaredIn(text: string, understand: Understanding): Declared | null {
  const whole = isWord(text);
  if (whole) return whole;
  const [, outer = text, inner = ''] = /^(.*?)\s*[(（](.*)[)）]\s*$/.exec(text) ?? [];
  const parts = [...joinedParts(outer), ...joinedParts(inner)].filter((part) => !FILLING.test(part));
  const declared = parts.map((part) => understand(part) ?? understand(part.replace(AROUND, '').trim()));
  if (declared.length === 0 || declared.some((each) => each === null)) return null;
  const all = declared.flatMap((each) => each ?? []);
  return {
    allergens: [...new Set(all.flatMap((each) => each.allergens))],
    kinds: [...new Set(all.flatMap((each) => each.kinds))],
  };
}

/** "… and products thereof" adds nothing. */
const FILLING =
  /^(daraus (gewonnene|hergestellte) erzeugnisse|products thereof|derived products|produits à base de ces \S+|produits dérivés|(e )?prodotti derivati|derivati|productos derivados|derivados|(e )?produtos derivados)$/i;

/** "milk products", "Milcherzeugnisse", "including lactose": what stands before or behind says nothing more. */
const AROUND =
  /^(including|einschließlich|inkl\.?|y compris|compris|incluida|incluido|incluindo|incluso|produits à base (de |d[’'])|productos a base de|produtos à base de|prodotti a base di)\s*|(erzeugnisse|produkte|\s+products?)$/giu;

/** Words that legends have for the fourteen, beside their names here. */
const LEGEND_WORDS: [RegExp, Allergen][] = [
  [/gluten|getreide|cereal/i, 'gluten'],
  [/krebs|crustac|garnel|shrimp|prawn|crostac/i, 'crustaceans'],
  [/^ei(er)?\b|\beggs?\b|œuf|oeuf|huevo|uov|\bovos?\b/i, 'eggs'],
  [/erdn|peanut|arachid|cacahu|amendo/i, 'peanuts'],
  [/fisch|\bfish|poisson|pescado|pesce|peixe/i, 'fish'],
  [/soja|soya|\bsoy\b|soia/i, 'soya'],
  [/milch|milk|lait|leche|latte|leite|lakto|lacto/i, 'milk'],
  [/sellerie|celery|céleri|apio|sedano|aipo/i, 'celery'],
  [/senf|mustard|moutarde|mostaza|senape|mostarda/i, 'mustard'],
  [/sesam|sésam|sésamo/i, 'sesame'],
  [/sulfi|sulphi|schwefel|anhydride|solfit/i, 'sulphites'],
  [/lupin|altramu/i, 'lupin'],
  [/weichtier|mollus/i, 'molluscs'],
  [/nüss|nuss|nuts?\b|noix|fruits à coque|frutos de casca|nuec|noci|frutta a guscio|nozes/i, 'nuts'],
];

/** A legend says that its words are an allergen's, so that parts of them are enough. */
const isInLegend: Understanding = (word) => {
  const known = isWord(word);
  if (known) return known;
  const allergen = LEGEND_WORDS.find(([pattern]) => pattern.test(word))?.[1];
  return allergen ? { allergens: [allergen], kinds: [] } : null;
};
