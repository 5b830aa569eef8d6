import type { Db } from '../platform/database/database.ts';
import type { Span } from './reports.repo.ts';

/** The average stars of the visible reviews of a span, and how many there are; null: none. */
export async function ratingOfSpan(
  db: Db,
  restaurantId: string,
  { from, to }: Span,
): Promise<{ average: number; count: number } | null> {
  const { sum, count } = await db
    .selectFrom('reviews')
    .select((eb) => [eb.fn.sum('half_stars').as('sum'), eb.fn.countAll().as('count')])
    .where('restaurant_id', '=', restaurantId)
    .where('is_visible', '=', 1)
    .where('created_at', '>=', from)
    .where('created_at', '<', to)
    .executeTakeFirstOrThrow();
  return Number(count) === 0 ? null : { average: Number(sum) / 2 / Number(count), count: Number(count) };
}
