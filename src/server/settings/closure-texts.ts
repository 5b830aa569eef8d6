import type { StaffClosure, StaffClosureInput } from '../../contract/staff/staff-closures.ts';
import { LANGUAGES, type Language } from '../../domain/languages.ts';
import type { Closure } from '../../domain/times/closures.ts';
import type { Db, Tx } from '../platform/database/database.ts';
import { changeText, presentText } from '../texts/change-texts.ts';
import { dropTexts, textsOfMany } from '../texts/texts.repo.ts';

/** A restaurant's closures with what customers read of them, in all languages. */
export async function closuresWithTexts(
  db: Db,
  restaurantId: string,
  closures: readonly Closure[],
): Promise<StaffClosure[]> {
  if (closures.length === 0) return [];
  const texts = await textsOfMany(db, { restaurantId, subject: 'closure' }, ['sentence']);
  const of = (from: string) => texts.filter(({ subject_id }) => subject_id === from);
  return closures.map(({ from, to }) => ({ from, to, sentence: presentText(of(from), 'sentence') }));
}

interface Writing {
  restaurantId: string;
  contentLanguage: Language;
  now: number;
  stored: readonly Closure[];
  closures: readonly StaffClosureInput[];
}

/** Writes their sentences; a closure's texts are found by its first date. */
export async function writeClosureTexts(
  tx: Tx,
  { restaurantId, contentLanguage, now, stored, closures }: Writing,
): Promise<void> {
  const ownerOf = (from: string) => ({ restaurantId, subject: 'closure' as const, subjectId: from });
  const gone = stored.filter(({ from }) => !closures.some((each) => each.from === from));
  for (const { from } of gone) await dropTexts(tx, ownerOf(from));
  for (const [index, { from, sentence }] of closures.entries()) {
    const whole = Object.fromEntries(LANGUAGES.map((language) => [language, sentence[language] ?? null]));
    const input = Object.keys(sentence).length > 0 ? whole : null;
    const path = `closures.${index}.sentence`;
    await changeText(tx, ownerOf(from), { field: 'sentence', path, contentLanguage, input, now });
  }
}
