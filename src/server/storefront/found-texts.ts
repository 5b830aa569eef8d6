import type { Language } from '../../domain/languages.ts';
import type { TextSubject } from '../texts/text-subjects.ts';
import type { ContentRows } from './content.repo.ts';

interface Found<F extends string> {
  /** Of the first of the fields that has a text. */
  lang: Language;
  /** By its field's name on the wire, of each text that is in another language; undefined: none is. */
  langs: Record<string, Language> | undefined;
  text: Record<F, string | null>;
  /** The original of each machine-translated text, by its field's name on the wire; undefined: none is machine-translated. */
  originals: Record<string, string> | undefined;
}

/**
 * A restaurant's texts in the asked language. Each text that is missing there is shown in the restaurant's content language by
 * itself, and says so: nothing is left out.
 */
export class FoundTexts {
  readonly #texts = new Map<string, ContentRows['texts'][number]>();
  readonly #asked: Language;
  readonly #contentLanguage: Language;
  /** Whether any text of the restaurant is missing in the asked language. */
  readonly isIncomplete: boolean;

  constructor(rows: ContentRows['texts'], asked: Language, contentLanguage: Language) {
    this.#asked = asked;
    this.#contentLanguage = contentLanguage;
    for (const row of rows) this.#texts.set(keyOf(row.lang, row), row);
    this.isIncomplete = rows.some((row) => row.lang === contentLanguage && !this.#texts.has(keyOf(asked, row)));
  }

  /** The texts of one subject. One that has no text in either language is null. */
  of<F extends string>(subject: TextSubject, id: string, fields: readonly F[]): Found<F> {
    const find = (lang: Language, field: string) => this.#texts.get(keyOf(lang, { subject, subject_id: id, field }));
    const languageOf = (field: string) => (find(this.#asked, field) ? this.#asked : this.#contentLanguage);
    const there = fields.filter((field) => find(languageOf(field), field));
    const lang = there[0] === undefined ? this.#asked : languageOf(there[0]);
    const others = there.filter((field) => languageOf(field) !== lang);
    const originals = there.flatMap((field) => {
      const original = find(languageOf(field), field)?.provenance === 'machine' && find(this.#contentLanguage, field);
      return original ? [[wireName(field), original.text]] : [];
    });
    return {
      lang,
      langs: others.length
        ? Object.fromEntries(others.map((field) => [wireName(field), languageOf(field)]))
        : undefined,
      text: Object.fromEntries(
        fields.map((field) => [field, find(languageOf(field), field)?.text ?? null]),
      ) as Found<F>['text'],
      originals: originals.length ? Object.fromEntries(originals) : undefined,
    };
  }
}

function keyOf(
  lang: Language,
  { subject, subject_id, field }: Omit<ContentRows['texts'][number], 'lang' | 'text' | 'provenance'>,
): string {
  return `${lang} ${subject} ${subject_id} ${field}`;
}

/**
 * The name of a field on the wire: "link_text" → "linkText", "about.teaser.mainHeadline" → "aboutContent.teaser.mainHeadline".
 */
function wireName(field: string): string {
  return field.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()).replace(/^about\./, 'aboutContent.');
}
