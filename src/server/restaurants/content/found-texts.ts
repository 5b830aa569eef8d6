import type { Language } from '../../../domain/languages.ts';
import type { TextSubject } from '../text-subjects.ts';
import type { ContentRows } from './content.repo.ts';

/** Texts in the language that was asked for; where something lacks one there, all of it is in the restaurant's own. */
export class FoundTexts {
  readonly #texts = new Map<string, string>();
  readonly #asked: Language;
  readonly #contentLanguage: Language;

  constructor(rows: ContentRows['texts'], asked: Language, contentLanguage: Language) {
    this.#asked = asked;
    this.#contentLanguage = contentLanguage;
    for (const { lang, subject, subject_id, field, text } of rows) {
      this.#texts.set(`${lang} ${subject} ${subject_id} ${field}`, text);
    }
  }

  /** `fields` that the thing may lack altogether don't decide its language. */
  of<F extends string>(subject: TextSubject, id: string, fields: readonly F[]): { lang: Language; text: Texts<F> } {
    const find = (lang: Language, field: string) => this.#texts.get(`${lang} ${subject} ${id} ${field}`) ?? null;
    const isComplete = fields.every(
      (field) => find(this.#asked, field) !== null || find(this.#contentLanguage, field) === null,
    );
    const lang = isComplete ? this.#asked : this.#contentLanguage;
    return { lang, text: Object.fromEntries(fields.map((field) => [field, find(lang, field)])) as Texts<F> };
  }
}

type Texts<F extends string> = Record<F, string | null>;
