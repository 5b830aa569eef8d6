import type { Review, ReviewInput } from '../../contract/reviews.ts';
import { isReviewable } from '../../domain/orders/order-status.ts';
import { lockUser } from '../accounts/users.repo.ts';
import { inTransaction, isUniqueViolation } from '../platform/database/database.ts';
import { newId } from '../platform/ids/ids.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { Services } from '../services.ts';
import { leaveReviewRefusals as refusals } from './leave-review.refusals.ts';
import { insertReview, orderToReview, signature } from './leave-review.repo.ts';
import { presentReview } from './present-review.ts';

/**
 * Adds a customer's review of one of their orders that was handed over; one review per order (DECISIONS "review"). Throws a
 * `Refusal` otherwise.
 */
export async function leaveReview(
  services: Services,
  { restaurantId, userId, input }: { restaurantId: string; userId: string; input: ReviewInput },
): Promise<Review> {
  const now = services.clock();
  const review = await inTransaction(services.db, async (tx) => {
    // Locked because the review is signed with the user's name, which a deletion of the account takes away.
    if (!(await lockUser(tx, userId))) throw new Refusal(commonRefusals.unauthenticated);
    const order = await orderToReview(tx, { restaurantId, userId, orderId: input.orderId });
    if (!order) throw new Refusal(input.orderId ? commonRefusals.not_found : refusals.nothing_to_review);
    if (order.isReviewed) throw new Refusal(refusals.already_reviewed);
    if (!isReviewable(order.status)) throw new Refusal(refusals.nothing_to_review);
    const row = {
      restaurant_id: restaurantId,
      id: newId(),
      user_id: userId,
      order_id: order.id,
      user_name: await signature(tx, userId),
      half_stars: Math.round(input.rating * 2),
      comment: input.comment || null,
      is_visible: 1,
      hidden_because: null,
      created_at: now,
    };
    await insertReview(tx, row);
    return row;
  }).catch((error: unknown) => {
    // Two concurrent reviews of one order: the unique key allowed only one.
    throw isUniqueViolation(error) ? new Refusal(refusals.already_reviewed) : error;
  });
  services.content.changed(restaurantId);
  return presentReview(review);
}
