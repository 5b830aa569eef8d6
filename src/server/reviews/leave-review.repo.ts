import { isReviewable, ORDER_STATUSES, type OrderStatus } from '../../domain/orders/order-status.ts';
import type { Db, Tx } from '../platform/database/database.ts';
import type { ReviewsTable } from '../platform/tables/review-tables.ts';
import { countRating } from './rating.repo.ts';

const REVIEWABLE = ORDER_STATUSES.filter(isReviewable);

/** A customer at a restaurant. `orderId` undefined: the newest order that can be reviewed. */
export interface ReviewerScope {
  restaurantId: string;
  userId: string;
  orderId: string | undefined;
}

/** The customer's order to review: the named one, else the newest that is handed over and not yet reviewed; null: none. */
export async function orderToReview(
  db: Db,
  { restaurantId, userId, orderId }: ReviewerScope,
): Promise<{ id: string; status: OrderStatus; isReviewed: boolean } | null> {
  const own = db
    .selectFrom('orders as o')
    .leftJoin('reviews as r', (join) =>
      join.onRef('r.restaurant_id', '=', 'o.restaurant_id').onRef('r.order_id', '=', 'o.id'),
    )
    .select(['o.id', 'o.status', 'r.id as review_id'])
    .where('o.restaurant_id', '=', restaurantId)
    .where('o.user_id', '=', userId);
  const query =
    orderId === undefined
      ? own
          .where('o.status', 'in', REVIEWABLE)
          .where('r.id', 'is', null)
          .orderBy('o.created_at', 'desc')
          .orderBy('o.id', 'desc')
          .limit(1)
      : own.where('o.id', '=', orderId);
  const row = await query.executeTakeFirst();
  return row ? { id: row.id, status: row.status, isReviewed: row.review_id !== null } : null;
}

export async function userName(db: Db, userId: string): Promise<string> {
  const { name } = await db.selectFrom('users').select('name').where('id', '=', userId).executeTakeFirstOrThrow();
  return name;
}

/** What a review is signed with. Guests gave their name to the restaurant alone: the world reads the first part of it. */
export async function signature(db: Db, userId: string): Promise<string> {
  const user = db.selectFrom('users').select(['name', 'kind']).where('id', '=', userId);
  const { name, kind } = await user.executeTakeFirstOrThrow();
  return kind === 'guest' ? (name.trim().split(/\s+/)[0] ?? name) : name;
}

/** Inserts the review and updates the restaurant's average. */
export async function insertReview(tx: Tx, review: ReviewsTable): Promise<void> {
  await tx.insertInto('reviews').values(review).execute();
  await countRating(tx, review.restaurant_id, { count: 1, halfStars: review.half_stars, now: review.created_at });
}
