import type { StaffText, StaffTextInput } from '../../contract/staff-texts.ts';
import { LANGUAGES, type Language } from '../../domain/languages.ts';
import type { Tx } from '../platform/database.ts';
import { Refusal } from '../platform/refusal.ts';
import type { TextsTable } from '../platform/tables/restaurant-tables.ts';
import { textsRefusals } from './texts.refusals.ts';
import { dropTexts, type TextOwner, textsOf, writeAuthored } from './texts.repo.ts';

/**
 * Writes texts of a field in the given languages; null deletes a language, and `input` null the whole field. Changing the text in
 * the content language deletes its machine translations. Throws a `Refusal` if the field would have no text in that language.
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
  for (const lang of LANGUAGES) {
    const text = input[lang];
    if (text === undefined) continue;
    if (text === null) await dropTexts(tx, owner, { field, lang });
    // A text that was sent back unchanged keeps its provenance.
    else if (stored.find((row) => row.lang === lang)?.text !== text) {
      await writeAuthored(tx, owner, { lang, field, text, now });
    }
  }
}

interface TextChange {
  field: string;
  /** Name of the field in the request, for errors; by default `field`. */
  path?: string;
  contentLanguage: Language;
  input: StaffTextInput | null;
  now: number;
}

/** The wire form of a field's texts. */
export function presentText(rows: readonly TextsTable[], field: string): StaffText {
  const own = rows.filter((row) => row.field === field);
  return Object.fromEntries(own.map(({ lang, text, provenance }) => [lang, { text, provenance }]));
}
