import type { TranslationText } from '../../../../contract/staff/staff-translations.ts';
import type { Language } from '../../../../domain/languages.ts';
import { keyOf, type Typed } from './use-desk.ts';

interface Expected {
  own: Language;
  language: Language;
  texts: readonly TranslationText[];
}

/**
 * The translations of a file that the desk wrote and somebody has filled in: those that are other words by now, with the originals
 * that their writer read. `unknown`: rows of texts that are gone. Null: it is no such file, or of another language.
 */
export function translationsOfRows(
  [head = [], ...rows]: readonly string[][],
  { own, language, texts }: Expected,
): { texts: Typed[]; unknown: number } | null {
  if (head[0] !== 'id' || head[2] !== own || head[3] !== language) return null;
  const byKey = new Map(texts.map((text) => [keyOf(text), text]));
  const filled = rows.filter(([, , , translation = '']) => translation.trim() !== '');
  const known = filled.flatMap(([key = '', , original = '', translation = '']): Typed[] => {
    const text = byKey.get(key);
    if (!text || (text.translation === translation.trim() && text.state === 'done')) return [];
    const { subject, subjectId, field } = text;
    return [{ subject, subjectId, field, original, text: translation }];
  });
  return { texts: known, unknown: filled.filter(([key = '']) => !byKey.has(key)).length };
}
