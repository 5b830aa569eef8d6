import type { Db, Tx } from '../platform/database.ts';
import { nextRevision } from '../restaurants/content/raise-revision.ts';

interface RatingChange {
  /** Visible reviews more, or with -1 fewer. */
  count: 1 | -1;
  halfStars: number;
  now: number;
}

/** Counts a review into or out of the restaurant's average, in the transaction that shows or hides it. */
export async function countRating(
  tx: Tx,
  restaurantId: string,
  { count, halfStars, now }: RatingChange,
): Promise<void> {
  await tx
    .updateTable('restaurants')
    .set((eb) => ({
      rating_half_stars: eb('rating_half_stars', '+', count * halfStars),
      rating_count: eb('rating_count', '+', count),
      revision: nextRevision(now),
    }))
    .where('id', '=', restaurantId)
    .execute();
}

/** Half stars and number of the visible reviews. */
export async function ratingOf(
  db: Db,
  restaurantId: string,
): Promise<{ rating_half_stars: number; rating_count: number }> {
  return db
    .selectFrom('restaurants')
    .select(['rating_half_stars', 'rating_count'])
    .where('id', '=', restaurantId)
    .executeTakeFirstOrThrow();
}
