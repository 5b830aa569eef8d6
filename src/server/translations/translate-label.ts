import { LANGUAGES, type Language } from '../../domain/languages.ts';
import { ALLERGENS, DIETARY_LABELS } from '../../domain/menu/food-labels.ts';
import { foodLabel } from '../texts/food-label-texts.ts';

type Label = (language: Language) => string;

const LABELS: [string, Label][] = [
  ...DIETARY_LABELS.map((name): [string, Label] => [name, (language) => foodLabel(name, language)]),
  ...ALLERGENS.map((name): [string, Label] => [name, (language) => foodLabel(name, language)]),
];

const LABELS_BY_TEXT = new Map(
  LABELS.flatMap(([name, label]) => [name, ...LANGUAGES.map(label)].map((text) => [comparable(text), label] as const)),
);

/** The translation of a text that is a label, in any language or as a stable name ("soya"); null: it is none. */
export function translateLabel(text: string, target: Language): string | null {
  return LABELS_BY_TEXT.get(comparable(text))?.(target) ?? null;
}

function comparable(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase();
}
