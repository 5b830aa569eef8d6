import { raisedRevision } from '../editing/bump-content.ts';
import type { Db, Tx } from '../platform/database/database.ts';

interface RatingChange {
  /** 1 adds a visible review, -1 removes one. */
  count: 1 | -1;
  halfStars: number;
  now: number;
}

/** Adds a review to the restaurant's average or removes it. Call it in the transaction that shows or hides the review. */
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
      revision: raisedRevision(now),
    }))
    .where('id', '=', restaurantId)
    .execute();
  const counted = tx
    .updateTable('review_counts')
    .set((eb) => ({ count: eb('count', '+', count) }))
    .where('restaurant_id', '=', restaurantId)
    .where('half_stars', '=', halfStars);
  // No race between update and insert: the update of the restaurant's row above holds its lock.
  if ((await counted.executeTakeFirst()).numUpdatedRows > 0n) return;
  await tx.insertInto('review_counts').values({ restaurant_id: restaurantId, half_stars: halfStars, count }).execute();
}

/** Recounts all visible reviews of the restaurant, after many were written at once. */
export async function countReviews(tx: Tx, restaurantId: string): Promise<void> {
  await tx.deleteFrom('review_counts').where('restaurant_id', '=', restaurantId).execute();
  await tx
    .insertInto('review_counts')
    .columns(['restaurant_id', 'half_stars', 'count'])
    .expression((eb) =>
      eb
        .selectFrom('reviews')
        .select((sub) => ['restaurant_id', 'half_stars', sub.fn.countAll<number>().as('count')])
        .where('restaurant_id', '=', restaurantId)
        .where('is_visible', '=', 1)
        .groupBy(['restaurant_id', 'half_stars']),
    )
    .execute();
  const stars = await starsOf(tx, restaurantId);
  const sum = (of: (each: StarCount) => number) => stars.reduce((total, each) => total + of(each), 0);
  await tx
    .updateTable('restaurants')
    .set({
      rating_half_stars: sum(({ half_stars, count }) => half_stars * count),
      rating_count: sum(({ count }) => count),
    })
    .where('id', '=', restaurantId)
    .execute();
}

export interface StarCount {
  half_stars: number;
  count: number;
}

/** Number of visible reviews for each rating. */
export function starsOf(db: Db, restaurantId: string): Promise<StarCount[]> {
  return db
    .selectFrom('review_counts')
    .select(['half_stars', 'count'])
    .where('restaurant_id', '=', restaurantId)
    .execute();
}

/** Sum of half stars and number of the visible reviews, and the revision of the public content that they belong to. */
export async function ratingOf(
  db: Db,
  restaurantId: string,
): Promise<{ rating_half_stars: number; rating_count: number; revision: number }> {
  return db
    .selectFrom('restaurants')
    .select(['rating_half_stars', 'rating_count', 'revision'])
    .where('id', '=', restaurantId)
    .executeTakeFirstOrThrow();
}
