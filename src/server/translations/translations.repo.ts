import type { Language } from '../../domain/languages.ts';
import type { Db } from '../platform/database/database.ts';
import { sha256 } from '../platform/ids/ids.ts';
import type { Question, Translation } from './translation.ts';

const UNDETERMINED = 'und';

/**
 * The restaurant's own translation of the same text in another record. If several records have that text, the first by id is
 * used, so that equal questions get equal answers.
 */
export async function authoredTranslation(
  db: Db,
  { restaurantId, contentLanguage, text, target }: Question,
): Promise<string | null> {
  const row = await db
    .selectFrom('texts as from')
    .innerJoin('texts as to', (join) =>
      join
        .onRef('to.restaurant_id', '=', 'from.restaurant_id')
        .onRef('to.subject', '=', 'from.subject')
        .onRef('to.subject_id', '=', 'from.subject_id')
        .onRef('to.field', '=', 'from.field')
        .on('to.lang', '=', target)
        .on('to.provenance', '=', 'authored'),
    )
    .select('to.text')
    .where('from.restaurant_id', '=', restaurantId)
    .where('from.lang', '=', contentLanguage)
    .where('from.text', '=', text)
    .orderBy('to.subject_id')
    .orderBy('to.field')
    .executeTakeFirst();
  return row?.text ?? null;
}

/** A translation from the translation memory. `source` null: the text's language is unknown. */
export async function rememberedTranslation(
  db: Db,
  {
    restaurantId,
    source,
    text,
    target,
  }: Pick<Question, 'restaurantId' | 'text' | 'target'> & { source: Language | null },
): Promise<Translation | null> {
  const row = await db
    .selectFrom('translation_memory')
    .select(['text', 'engine'])
    .where('restaurant_id', '=', restaurantId)
    .where('source_hash', '=', sha256(text))
    .where('source_lang', 'in', [source ?? UNDETERMINED, UNDETERMINED])
    .where('target_lang', '=', target)
    .orderBy('provenance')
    .orderBy('source_lang')
    .executeTakeFirst();
  return row ?? null;
}

/** Stores a machine translation with its engine and date. An existing one stays. */
export async function rememberTranslation(
  db: Db,
  {
    restaurantId,
    text,
    target,
    source,
  }: Pick<Question, 'restaurantId' | 'text' | 'target'> & { source: Language | null },
  made: { text: string; engine: string; at: number },
): Promise<void> {
  await db
    .insertInto('translation_memory')
    .values({
      restaurant_id: restaurantId,
      source_hash: sha256(text),
      source_lang: source ?? UNDETERMINED,
      target_lang: target,
      text: made.text,
      provenance: 'machine',
      engine: made.engine,
      created_at: made.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Where the text is public at this restaurant: in its content, in a review, or nowhere (null). */
export async function publishedAs(
  db: Db,
  { restaurantId, contentLanguage, text }: Omit<Question, 'target'>,
): Promise<'content' | 'review' | null> {
  const content = await db
    .selectFrom('texts')
    .select('subject')
    .where('restaurant_id', '=', restaurantId)
    .where('lang', '=', contentLanguage)
    .where('subject', 'not in', ['review', 'review_reply'])
    .where('text', '=', text)
    .executeTakeFirst();
  if (content) return 'content';
  const review = await db
    .selectFrom('reviews')
    .leftJoin('review_replies', (join) =>
      join
        .onRef('review_replies.restaurant_id', '=', 'reviews.restaurant_id')
        .onRef('review_replies.review_id', '=', 'reviews.id'),
    )
    .select('reviews.id')
    .where('reviews.restaurant_id', '=', restaurantId)
    .where('reviews.is_visible', '=', 1)
    .where((eb) => eb.or([eb('reviews.comment', '=', text), eb('review_replies.comment', '=', text)]))
    .limit(1)
    .executeTakeFirst();
  return review ? 'review' : null;
}
