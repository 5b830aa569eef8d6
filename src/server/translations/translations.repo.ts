import type { Language } from '../../domain/languages.ts';
import type { Db } from '../platform/database.ts';
import { sha256 } from '../platform/ids.ts';

/**
 * What the restaurant itself wrote for the same text in another language. Of several things with that text the first
 * by id decides, so that repeated questions get one answer.
 */
export async function authoredTranslation(
  db: Db,
  restaurantId: string,
  source: { text: string; language: Language },
  target: Language,
): Promise<string | null> {
  const row = await db
    .selectFrom('texts as from')
    .innerJoin('texts as to', (join) =>
      join
        .onRef('to.restaurant_id', '=', 'from.restaurant_id')
        .onRef('to.subject', '=', 'from.subject')
        .onRef('to.subject_id', '=', 'from.subject_id')
        .onRef('to.field', '=', 'from.field')
        .on('to.lang', '=', target),
    )
    .select('to.text')
    .where('from.restaurant_id', '=', restaurantId)
    .where('from.lang', '=', source.language)
    .where('from.text', '=', source.text)
    .orderBy('to.provenance')
    .orderBy('to.subject_id')
    .orderBy('to.field')
    .executeTakeFirst();
  return row?.text ?? null;
}

export async function rememberedTranslation(
  db: Db,
  restaurantId: string,
  source: { text: string; language: Language },
  target: Language,
): Promise<string | null> {
  const row = await db
    .selectFrom('translation_memory')
    .select('text')
    .where('restaurant_id', '=', restaurantId)
    .where('source_hash', '=', sha256(source.text))
    .where('source_lang', '=', source.language)
    .where('target_lang', '=', target)
    .executeTakeFirst();
  return row?.text ?? null;
}
