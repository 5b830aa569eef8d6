import type { ReviewVisibilityInput, StaffReview } from '../../contract/staff/staff-reviews.ts';
import { recordChange } from '../editing/record-change.ts';
import { inTransaction } from '../platform/database/database.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { Services } from '../services.ts';
import { presentStaffReview } from './present-review.ts';
import { countRating } from './rating.repo.ts';
import { findReview, repliesTo, setVisible } from './staff-reviews.repo.ts';

/** Hides a review or shows it again, and updates the average in the same transaction. */
export async function changeVisibility(
  services: Services,
  change: { restaurantId: string; userId: string; id: string; input: ReviewVisibilityInput },
): Promise<StaffReview> {
  const { restaurantId, userId, id, input } = change;
  const { isVisible, reason } = input;
  const now = services.clock();
  const { row, replies, isChanged } = await inTransaction(services.db, async (tx) => {
    const hasChanged = await setVisible(tx, change, input);
    const review = await findReview(tx, change);
    if (!review) throw new Refusal(commonRefusals.not_found);
    if (hasChanged) {
      await countRating(tx, restaurantId, { count: isVisible ? 1 : -1, halfStars: review.half_stars, now });
      await recordChange(
        tx,
        { restaurantId, userId, now },
        {
          action: 'review_visibility',
          subject: 'review',
          subjectId: id,
          before: { isVisible: !isVisible },
          after: { isVisible, reason },
        },
      );
    }
    return { row: review, replies: await repliesTo(tx, change), isChanged: hasChanged };
  });
  if (isChanged) services.content.changed(restaurantId);
  return presentStaffReview(row, replies);
}
