import { sql } from 'kysely';
import type { Language } from '../../domain/languages.ts';
import type { Db, Tx } from '../platform/database/database.ts';
import type { TextsTable } from '../platform/tables/restaurant-tables.ts';

interface Of {
  restaurantId: string;
  contentLanguage: Language;
}

/** Each published text in the restaurant's language, with its translation into `target`. */
export function textsWithTranslation(db: Db, { restaurantId, contentLanguage, target }: Of & { target: Language }) {
  return published(db, { restaurantId, contentLanguage })
    .leftJoin('texts as to', (join) =>
      join
        .onRef('to.restaurant_id', '=', 'from.restaurant_id')
        .onRef('to.subject', '=', 'from.subject')
        .onRef('to.subject_id', '=', 'from.subject_id')
        .onRef('to.field', '=', 'from.field')
        .on('to.lang', '=', target),
    )
    .select([
      ...(['from.subject', 'from.subject_id', 'from.field', 'from.text as original'] as const),
      ...(['from.updated_at as original_at', 'to.text', 'to.provenance', 'to.updated_at'] as const),
    ])
    .orderBy('from.subject')
    .orderBy('from.subject_id')
    .orderBy('from.field')
    .execute();
}

/** How many translations there are by language, provenance, and whether the original is younger (1) or not (0). */
export function countTranslations(db: Db, { restaurantId, contentLanguage }: Of) {
  return published(db, { restaurantId, contentLanguage })
    .innerJoin('texts as to', (join) =>
      join
        .onRef('to.restaurant_id', '=', 'from.restaurant_id')
        .onRef('to.subject', '=', 'from.subject')
        .onRef('to.subject_id', '=', 'from.subject_id')
        .onRef('to.field', '=', 'from.field')
        .on('to.lang', '!=', contentLanguage),
    )
    .select((eb) => [
      'to.lang',
      'to.provenance',
      sql<number>`case when ${eb.ref('from.updated_at')} > ${eb.ref('to.updated_at')} then 1 else 0 end`.as('is_older'),
      eb.fn.countAll<number | string>().as('texts'),
    ])
    .groupBy(['to.lang', 'to.provenance', sql`3`])
    .execute();
}

/** Writes translations by people, replacing any others. */
export async function writeTranslations(
  tx: Tx,
  {
    restaurantId: restaurant_id,
    target: lang,
    now: updated_at,
  }: { restaurantId: string; target: Language; now: number },
  texts: readonly Pick<TextsTable, 'subject' | 'subject_id' | 'field' | 'text'>[],
): Promise<void> {
  if (texts.length === 0) return;
  const rows = texts.map(({ subject, subject_id, field, text }) => ({
    ...{ restaurant_id, lang, subject, subject_id, field, text },
    ...{ provenance: 'authored' as const, engine: null, updated_at },
  }));
  await tx
    .insertInto('texts')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['restaurant_id', 'lang', 'subject', 'subject_id', 'field']).doUpdateSet((eb) => ({
        text: eb.ref('excluded.text'),
        provenance: eb.ref('excluded.provenance'),
        engine: eb.ref('excluded.engine'),
        updated_at: eb.ref('excluded.updated_at'),
      })),
    )
    .execute();
}

/** The restaurant's own texts, without those that customers wrote and those of dishes that are off the menu. */
function published(db: Db, { restaurantId, contentLanguage }: Of) {
  return db
    .selectFrom('texts as from')
    .where('from.restaurant_id', '=', restaurantId)
    .where('from.lang', '=', contentLanguage)
    .where('from.subject', 'not in', ['review', 'review_reply'])
    .where(({ not, exists, selectFrom, lit }) =>
      not(
        exists(
          selectFrom('products')
            .select(lit(1).as('one'))
            .whereRef('products.restaurant_id', '=', 'from.restaurant_id')
            .whereRef('products.id', '=', 'from.subject_id')
            .where('products.is_active', '=', 0),
        ),
      ),
    );
}
