import type { Language } from '../../domain/languages.ts';
import type { TextSubject } from '../texts/text-subjects.ts';
import type { ContentRows } from './content.repo.ts';

interface Found<F extends string> {
  lang: Language;
  text: Record<F, string | null>;
  /** The original of each machine-translated text, by its field's name on the wire; undefined: none is machine-translated. */
  originals: Record<string, string> | undefined;
}

/**
 * A restaurant's texts in the asked language. A subject that lacks one of its texts there is shown wholly in the restaurant's
 * content language, so that no subject mixes two.
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

  /** The texts of one subject. A field that has no text in the content language either does not count as missing. */
  of<F extends string>(subject: TextSubject, id: string, fields: readonly F[]): Found<F> {
    const find = (lang: Language, field: string) => this.#texts.get(keyOf(lang, { subject, subject_id: id, field }));
    const isComplete = fields.every((field) => find(this.#asked, field) || !find(this.#contentLanguage, field));
    const lang = isComplete ? this.#asked : this.#contentLanguage;
    const originals = fields.flatMap((field) => {
      const original = find(lang, field)?.provenance === 'machine' && find(this.#contentLanguage, field);
      return original ? [[wireName(field), original.text]] : [];
    });
    return {
      lang,
      text: Object.fromEntries(fields.map((field) => [field, find(lang, field)?.text ?? null])) as Found<F>['text'],
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
