import type { Language } from '../../domain/languages.ts';
import type { Db } from '../platform/database/database.ts';

/**
 * The option groups of which fewer options are left at `now` (ms) than they ask for, by the dish that nobody can order therefore: their
 * names in the restaurant's own language.
 */
export async function usedUpGroups(
  db: Db,
  { restaurantId, contentLanguage, now }: { restaurantId: string; contentLanguage: Language; now: number },
): Promise<Map<string, string[]>> {
  const rows = await db
    .selectFrom('product_option_groups as p')
    .innerJoin('option_groups as g', (join) =>
      join.onRef('g.restaurant_id', '=', 'p.restaurant_id').onRef('g.id', '=', 'p.group_id'),
    )
    .leftJoin('texts as t', (join) =>
      join
        .onRef('t.restaurant_id', '=', 'g.restaurant_id')
        .onRef('t.subject_id', '=', 'g.id')
        .on('t.subject', '=', 'option_group')
        .on('t.field', '=', 'name')
        .on('t.lang', '=', contentLanguage),
    )
    .select(['p.product_id', 't.text'])
    .where('p.restaurant_id', '=', restaurantId)
    .where('g.min_selections', '>', (eb) =>
      eb
        .selectFrom('option_values as v')
        .whereRef('v.restaurant_id', '=', 'g.restaurant_id')
        .whereRef('v.group_id', '=', 'g.id')
        .where((left) => left.or([left('v.is_available', '=', 1), left('v.unavailable_until', '<=', now)]))
        .select((left) => left.fn.countAll<number>().as('left')),
    )
    .orderBy('p.position')
    .execute();
  const groups = new Map<string, string[]>();
  for (const { product_id, text } of rows) groups.set(product_id, [...(groups.get(product_id) ?? []), text ?? '']);
  return groups;
}
