import type { StaffReview } from '../../contract/staff/staff-reviews.ts';
import { isTheRestaurants } from '../../domain/people/staff-roles.ts';
import { bumpContent } from '../editing/bump-content.ts';
import { recordChange } from '../editing/record-change.ts';
import { inTransaction } from '../platform/database/database.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { Services } from '../services.ts';
import { presentStaffReview } from './present-review.ts';
import { deleteReply, findReview, repliesTo } from './staff-reviews.repo.ts';

/** Deletes a reply of the restaurant and makes the public content stale. Its text stays in the audit log. */
export async function removeReply(
  services: Services,
  removal: { restaurantId: string; userId: string; id: string; replyId: string },
): Promise<StaffReview> {
  const { restaurantId, userId, id, replyId } = removal;
  const now = services.clock();
  const left = await inTransaction(services.db, async (tx) => {
    const review = await findReview(tx, removal);
    const replies = await repliesTo(tx, removal);
    const reply = replies.find((each) => each.id === replyId && isTheRestaurants(each.user_role));
    if (!review || !reply || !(await deleteReply(tx, removal))) throw new Refusal(commonRefusals.not_found);
    await bumpContent(tx, restaurantId, now);
    await recordChange(
      tx,
      { restaurantId, userId, now },
      {
        action: 'review_reply',
        subject: 'review',
        subjectId: id,
        before: { reply: replyId, comment: reply.comment },
        after: null,
      },
    );
    return presentStaffReview(
      review,
      replies.filter((each) => each.id !== replyId),
    );
  });
  services.content.changed(restaurantId);
  return left;
}
