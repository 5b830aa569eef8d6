import { LANGUAGES } from '../../domain/languages.ts';
import type { TextsTable } from '../platform/tables/restaurant-tables.ts';
import type { TextSubject } from '../texts/text-subjects.ts';
import type { RestaurantText } from './restaurant-file.ts';

/** Collects the texts of a restaurant file as rows, one per language. A plain string becomes one row in each language. */
export class TextRows {
  readonly rows: TextsTable[] = [];
  readonly #restaurantId: string;
  readonly #now: number;

  constructor(restaurantId: string, now: number) {
    this.#restaurantId = restaurantId;
    this.#now = now;
  }

  add(subject: TextSubject, subjectId: string, fields: Record<string, RestaurantText | null | undefined>): void {
    for (const [field, text] of Object.entries(fields)) {
      if (text) this.#addField(subject, subjectId, field, text);
    }
  }

  /** Texts of the restaurant itself. */
  addOwn(fields: Record<string, RestaurantText | null | undefined>): void {
    this.add('restaurant', this.#restaurantId, fields);
  }

  #addField(subject: TextSubject, subjectId: string, field: string, text: RestaurantText): void {
    for (const lang of LANGUAGES) {
      const value = typeof text === 'string' ? text : text[lang];
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
