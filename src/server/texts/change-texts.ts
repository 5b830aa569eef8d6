import type { StaffText, StaffTextInput } from '../../contract/staff-texts.ts';
import type { Language } from '../../domain/languages.ts';
import type { Tx } from '../platform/database.ts';
import type { TextsTable } from '../platform/database-types.ts';
import { Refusal } from '../platform/refusal.ts';
import { textsRefusals } from './texts.refusals.ts';
import { dropTexts, type TextOwner, textsOf, writeAuthored } from './texts.repo.ts';

/**
 * Writes the restaurant's own words of a field in the languages that are given; null takes the field away. Once its
 * own language says something else, a machine's translations of the old words go. Refuses a text that it lacks there.
 */
export async function changeText(
  tx: Tx,
  owner: TextOwner,
  { field, contentLanguage, input, now }: TextChange,
): Promise<void> {
  if (input === null) return dropTexts(tx, owner, field);
  const stored = await textsOf(tx, owner, [field]);
  const original = stored.find(({ lang }) => lang === contentLanguage)?.text;
  const written = input[contentLanguage];
  if (written === undefined && original === undefined) throw new Refusal(textsRefusals.own_language_missing);
  if (written !== undefined && written !== original) await dropTexts(tx, owner, field, 'machine');
  for (const [lang, text] of Object.entries(input)) {
    const known = stored.find((row) => row.lang === lang);
    // What was sent back as it was read stays a machine's.
    if (known?.text !== text) await writeAuthored(tx, owner, { lang, field, text, now });
  }
}

interface TextChange {
  field: string;
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
