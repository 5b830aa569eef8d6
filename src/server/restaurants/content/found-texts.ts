import type { Language } from '../../../domain/languages.ts';
import type { TextSubject } from '../text-subjects.ts';
import type { ContentRows } from './content.repo.ts';

interface Found<F extends string> {
  lang: Language;
  text: Record<F, string | null>;
  /** The restaurant's own words for those that a machine translated, by the names of the wire; undefined for none. */
  originals: Record<string, string> | undefined;
}

/** Texts in the language that was asked for; where something lacks one there, all of it is in the restaurant's own. */
export class FoundTexts {
  readonly #texts = new Map<string, ContentRows['texts'][number]>();
  readonly #asked: Language;
  readonly #contentLanguage: Language;
  /** Whether any of the restaurant's texts is missing in the language that was asked for. */
  readonly isIncomplete: boolean;

  constructor(rows: ContentRows['texts'], asked: Language, contentLanguage: Language) {
    this.#asked = asked;
    this.#contentLanguage = contentLanguage;
    for (const row of rows) this.#texts.set(keyOf(row.lang, row), row);
    this.isIncomplete = rows.some((row) => row.lang === contentLanguage && !this.#texts.has(keyOf(asked, row)));
  }

  /** `fields` that the thing may lack altogether don't decide its language. */
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
  lang: string,
  { subject, subject_id, field }: Omit<ContentRows['texts'][number], 'lang' | 'text' | 'provenance'>,
): string {
  return `${lang} ${subject} ${subject_id} ${field}`;
}

/** "link_text" → "linkText", "about.teaser.mainHeadline" → "aboutContent.teaser.mainHeadline". */
function wireName(field: string): string {
  return field.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()).replace(/^about\./, 'aboutContent.');
}
