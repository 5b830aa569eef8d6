import type { Db } from '../platform/database/database.ts';
import { translateLabel } from './translate-label.ts';
import type { Question, Translation } from './translation.ts';
import { authoredTranslation, rememberedTranslation } from './translations.repo.ts';

/** The engine of reviewed labels of allergens and diets, which exist in all eight languages. */
export const DICTIONARY = 'dictionary';

/**
 * A translation that needs no provider: the restaurant's own text, else the reviewed label of allergens and diets, which must
 * never be translated by machine, else the translation memory; null: none.
 */
export async function knownTranslation(db: Db, question: Question): Promise<Translation | null> {
  const authored = await authoredTranslation(db, question);
  if (authored !== null) return { text: authored, engine: null };
  const label = labelsIn(question);
  if (label !== null) return { text: label, engine: DICTIONARY };
  return rememberedTranslation(db, { ...question, source: question.contentLanguage });
}

/** The translation of a label or a list of labels; null: some of the text is not a label. */
function labelsIn({ text, target }: Question): string | null {
  const parts = text.split(SEPARATOR).map((part) => (SEPARATOR.test(part) ? part : translateLabel(part, target)));
  return parts.includes(null) ? null : parts.join('');
}

/** It begins where a run of blanks does, or a long run would be read again from each of its blanks. */
const SEPARATOR = /((?<!\s)\s*[,;/、，；·]\s*)/;
