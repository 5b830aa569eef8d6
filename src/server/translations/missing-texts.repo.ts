import { sql } from 'kysely';
import type { Language } from '../../domain/languages.ts';
import { bumpContent } from '../editing/bump-content.ts';
import { type Db, inTransaction } from '../platform/database/database.ts';
import type { TextsTable } from '../platform/tables/restaurant-tables.ts';

export interface Destination {
  restaurantId: string;
  contentLanguage: Language;
  target: Language;
}

export type MissingText = Pick<TextsTable, 'subject' | 'subject_id' | 'field' | 'text'>;

/** Texts that exist in the content language and not in `target`, without those of reviews, which customers wrote. */
export async function missingTexts(
  db: Db,
  { restaurantId, contentLanguage, target }: Destination,
): Promise<MissingText[]> {
  return db
    .selectFrom('texts as from')
    .leftJoin('texts as to', (join) =>
      join
        .onRef('to.restaurant_id', '=', 'from.restaurant_id')
        .onRef('to.subject', '=', 'from.subject')
        .onRef('to.subject_id', '=', 'from.subject_id')
        .onRef('to.field', '=', 'from.field')
        .on('to.lang', '=', target),
    )
    .select(['from.subject', 'from.subject_id', 'from.field', 'from.text'])
    .where('from.restaurant_id', '=', restaurantId)
    .where('from.lang', '=', contentLanguage)
    .where('from.subject', 'not in', ['review', 'review_reply'])
    .where('to.text', 'is', null)
    .orderBy('from.subject')
    .orderBy('from.subject_id')
    .orderBy('from.field')
    .execute();
}

export interface MachineText extends MissingText {
  translation: string;
  /** null: a translation by the restaurant, of another record with the same text. */
  engine: string | null;
}

/** Adds machine translations to the public texts, except where the original has changed meanwhile or a translation exists. */
export async function addMachineTexts(
  db: Db,
  { restaurantId, contentLanguage, target }: Destination,
  texts: readonly MachineText[],
  now: number,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    // First, because it locks the restaurant's row, so that this and an import wait for each other.
    await bumpContent(tx, restaurantId, now);
    for (const { subject, subject_id, field, text, translation, engine } of texts) {
      await tx
        .insertInto('texts')
        .columns([
          'restaurant_id',
          'lang',
          'subject',
          'subject_id',
          'field',
          'text',
          'provenance',
          'engine',
          'updated_at',
        ])
        .expression((eb) =>
          eb
            .selectFrom('texts')
            .select([
              'restaurant_id',
              sql<string>`cast(${target} as text)`.as('lang'),
              'subject',
              'subject_id',
              'field',
              sql<string>`cast(${translation} as text)`.as('text'),
              sql<string>`'machine'`.as('provenance'),
              sql<string | null>`cast(${engine} as text)`.as('engine'),
              sql<number>`cast(${now} as bigint)`.as('updated_at'),
            ])
            .where('restaurant_id', '=', restaurantId)
            .where('lang', '=', contentLanguage)
            .where('subject', '=', subject)
            .where('subject_id', '=', subject_id)
            .where('field', '=', field)
            .where('text', '=', text),
        )
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
  });
}
