import type { Db } from '../platform/database.ts';
import { translateLabel } from './translate-label.ts';
import type { Question, Translation } from './translation.ts';
import { authoredTranslation, rememberedTranslation } from './translations.repo.ts';

/** The reviewed labels of allergens and diets, in eight languages. */
export const DICTIONARY = 'dictionary';

/**
 * Without asking anybody: what the restaurant itself wrote, which always wins; else, for allergens and diets, the
 * reviewed label, so that no machine ever sees one; else what was translated before.
 */
export async function knownTranslation(db: Db, question: Question): Promise<Translation | null> {
  const authored = await authoredTranslation(db, question);
  if (authored !== null) return { text: authored, engine: null };
  const label = labelsIn(question);
  if (label !== null) return { text: label, engine: DICTIONARY };
  return rememberedTranslation(db, { ...question, source: question.contentLanguage });
}

/** A label, or a list of nothing but labels. */
function labelsIn({ text, target }: Question): string | null {
  const parts = text.split(SEPARATOR).map((part) => (SEPARATOR.test(part) ? part : translateLabel(part, target)));
  return parts.includes(null) ? null : parts.join('');
}

const SEPARATOR = /(\s*[,;/、，；·]\s*)/;
