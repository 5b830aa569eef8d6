import type { Tx } from '../platform/database/database.ts';
import type { TextsTable } from '../platform/tables/restaurant-tables.ts';
import { changeText } from '../texts/change-texts.ts';
import type { TextOwner } from '../texts/texts.repo.ts';
import type { WritingPlace } from './writing-place.ts';

type Texts = Record<string, string>;

/** Writes the texts of records: those of new ones are collected, to be inserted together. */
export class ImportTexts {
  readonly rows: TextsTable[] = [];
  readonly #place: WritingPlace;

  constructor(place: WritingPlace) {
    this.#place = place;
  }

  /** `before`: the record as it is, with its texts by field; null: it is new. */
  async write<Texted extends Record<string, Texts>>(
    tx: Tx,
    of: Omit<TextOwner, 'restaurantId'>,
    { before, after }: { before: NoInfer<Texted> | null; after: Texted },
  ): Promise<void> {
    const { act, contentLanguage } = this.#place;
    const { restaurantId, now } = act;
    for (const [field, text] of Object.entries(after)) {
      if (before === null) this.#add(of, field, text);
      else if (JSON.stringify(before[field]) !== JSON.stringify(text)) {
        const input = changedLanguages(before[field] ?? {}, text);
        await changeText(tx, { restaurantId, ...of }, { field, contentLanguage, input, now });
      }
    }
  }

  #add({ subject, subjectId: subject_id }: Omit<TextOwner, 'restaurantId'>, field: string, text: Texts): void {
    const { restaurantId: restaurant_id, now: updated_at } = this.#place.act;
    for (const [lang, words] of Object.entries(text) as [TextsTable['lang'], string][]) {
      const said = { text: words, provenance: 'authored', engine: null, updated_at } as const;
      this.rows.push({ restaurant_id, lang, subject, subject_id, field, ...said });
    }
  }
}

/** As a form sends it: null for a language that is gone, and for a text of which nothing is left. */
function changedLanguages(before: Texts, after: Texts): Record<string, string | null> | null {
  if (Object.keys(after).length === 0) return null;
  const gone = Object.keys(before).filter((lang) => after[lang] === undefined);
  return { ...after, ...Object.fromEntries(gone.map((lang) => [lang, null])) };
}
