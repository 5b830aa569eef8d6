import type { StaffText, StaffTextInput } from '../../contract/staff-texts.ts';
import type { Language } from '../../domain/languages.ts';
import type { Tx } from '../platform/database.ts';
import { Refusal } from '../platform/refusal.ts';
import type { TextsTable } from '../platform/tables/restaurant-tables.ts';
import { textsRefusals } from './texts.refusals.ts';
import { dropTexts, type TextOwner, textsOf, writeAuthored } from './texts.repo.ts';

/**
 * Writes the restaurant's own words of a field in the languages that are given; null takes a language, or the whole
 * field, away. Once its own language says something else, a machine's translations of the old words go. Refuses a text
 * that it lacks there.
 */
export async function changeText(
  tx: Tx,
  owner: TextOwner,
  { field, path = field, contentLanguage, input, now }: TextChange,
): Promise<void> {
  if (input === null) return dropTexts(tx, owner, { field });
  const stored = await textsOf(tx, owner, [field]);
  const original = stored.find(({ lang }) => lang === contentLanguage)?.text;
  const written = input[contentLanguage] === undefined ? original : input[contentLanguage];
  if (typeof written !== 'string') {
    const fields = { [`${path}.${contentLanguage}`]: 'required' };
    throw new Refusal(textsRefusals.own_language_missing, { fields });
  }
  if (written !== original) await dropTexts(tx, owner, { field, provenance: 'machine' });
  for (const [lang, text] of Object.entries(input)) {
    if (text === null) await dropTexts(tx, owner, { field, lang });
    // What was sent back as it was read stays a machine's.
    else if (stored.find((row) => row.lang === lang)?.text !== text) {
      await writeAuthored(tx, owner, { lang, field, text, now });
    }
  }
}

interface TextChange {
  field: string;
  /** What the request calls it, where that differs: a refusal names it. */
  path?: string;
  contentLanguage: Language;
  input: StaffTextInput | null;
  now: number;
}

/** A field's texts as they go over the wire. */
export function presentText(rows: readonly TextsTable[], field: string): StaffText {
  const own = rows.filter((row) => row.field === field);
  return Object.fromEntries(
    own.map(({ lang, text, provenance }) => [lang, { text, provenance: provenance as 'authored' | 'machine' }]),
  );
}
