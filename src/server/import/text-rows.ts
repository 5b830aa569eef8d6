import { LANGUAGES, type Language } from '../../domain/languages.ts';
import type { TextsTable } from '../platform/tables/restaurant-tables.ts';
import type { TextSubject } from '../texts/text-subjects.ts';
import type { RestaurantText } from './restaurant-file.ts';

/**
 * Collects the texts of a restaurant file as rows, one per language. A plain string is a text in the restaurant's own language,
 * which may be translated. Beside a text by language it is a proper name, the same in all of them: "Margherita" with a
 * description in eight.
 */
export class TextRows {
  readonly rows: TextsTable[] = [];
  readonly #restaurantId: string;
  readonly #contentLanguage: Language;
  readonly #now: number;

  constructor({
    restaurantId,
    contentLanguage,
    now,
  }: { restaurantId: string; contentLanguage: Language; now: number }) {
    this.#restaurantId = restaurantId;
    this.#contentLanguage = contentLanguage;
    this.#now = now;
  }

  add(subject: TextSubject, subjectId: string, fields: Record<string, RestaurantText | null | undefined>): void {
    const isByLanguage = Object.values(fields).some((text) => text instanceof Object);
    const languages = isByLanguage ? LANGUAGES : [this.#contentLanguage];
    for (const [field, text] of Object.entries(fields)) {
      if (typeof text === 'string') this.#addField(subject, subjectId, field, byLanguage(text, languages));
      else if (text) this.#addField(subject, subjectId, field, text);
    }
  }

  /** Texts of the restaurant itself. */
  addOwn(fields: Record<string, RestaurantText | null | undefined>): void {
    this.add('restaurant', this.#restaurantId, fields);
  }

  #addField(subject: TextSubject, subjectId: string, field: string, text: Partial<Record<Language, string>>): void {
    for (const lang of LANGUAGES) {
      const value = text[lang];
      if (value === undefined) continue;
      this.rows.push({
        restaurant_id: this.#restaurantId,
        lang,
        subject,
        subject_id: subjectId,
        field,
        text: value,
        provenance: 'authored',
        engine: null,
        updated_at: this.#now,
      });
    }
  }
}

function byLanguage(text: string, languages: readonly Language[]): Partial<Record<Language, string>> {
  return Object.fromEntries(languages.map((language) => [language, text]));
}
