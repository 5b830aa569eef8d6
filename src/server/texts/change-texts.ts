import type { StaffText, StaffTextInput } from '../../contract/staff/staff-texts.ts';
import { LANGUAGES, type Language } from '../../domain/languages.ts';
import type { Tx } from '../platform/database/database.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { TextsTable } from '../platform/tables/restaurant-tables.ts';
import { textsRefusals } from './texts.refusals.ts';
import { allTextsOf, dropTexts, type TextOwner, textsOf, writeAuthored } from './texts.repo.ts';

/**
 * Writes texts of a field in the given languages; null deletes a language, and `input` null the whole field. Changing the text in
 * the content language deletes its machine translations, and its copies in other languages follow. Throws a `Refusal` if the field would have no text in that language.
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
  if (written !== original) {
    await dropTexts(tx, owner, { field, provenance: 'machine' });
    const copies = stored.filter(
      ({ lang, text }) => lang !== contentLanguage && text === original && (input[lang] ?? text) === text,
    );
    await follow(tx, owner, { field, contentLanguage, text: written, now, copies: copies.map(({ lang }) => lang) });
  }
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

/**
 * Lets copies of a text in other languages follow it. Where the record is translated otherwise, a copy is a proper name, and becomes
 * the new one; else nobody has translated anything, and it goes.
 */
async function follow(
  tx: Tx,
  owner: TextOwner,
  { copies, ...change }: { field: string; contentLanguage: Language; text: string; now: number; copies: Language[] },
): Promise<void> {
  if (copies.length === 0) return;
  const { field, contentLanguage } = change;
  const others = (await allTextsOf(tx, owner)).filter((row) => row.field !== field);
  const originals = new Map(others.filter(({ lang }) => lang === contentLanguage).map((row) => [row.field, row.text]));
  for (const lang of copies) {
    const isTranslated = others.some((row) => row.lang === lang && row.text !== originals.get(row.field));
    if (isTranslated) await writeAuthored(tx, owner, { ...change, lang });
    else await dropTexts(tx, owner, { field, lang });
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
