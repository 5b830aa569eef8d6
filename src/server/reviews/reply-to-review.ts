import type { StaffReview } from '../../contract/staff/staff-reviews.ts';
import { lockUser } from '../accounts/users.repo.ts';
import { bumpContent } from '../editing/bump-content.ts';
import { recordChange } from '../editing/record-change.ts';
import { staffRole } from '../editing/staff.repo.ts';
import { inTransaction } from '../platform/database/database.ts';
import { newId } from '../platform/ids/ids.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { Services } from '../services.ts';
import { userName } from './leave-review.repo.ts';
import { presentStaffReview } from './present-review.ts';
import { staffReviewsRefusals } from './staff-reviews.refusals.ts';
import { findReview, holdReview, insertReply, repliesTo } from './staff-reviews.repo.ts';

/** Replies per review: a page of reviews is no place for conversations. */
const MAX_REPLIES = 10;

/** Adds the restaurant's reply to a review, with the author's name and role, and makes the public content stale. */
export async function replyToReview(
  services: Services,
  reply: { restaurantId: string; userId: string; id: string; comment: string },
): Promise<StaffReview> {
  const { restaurantId, userId, id, comment } = reply;
  const now = services.clock();
  const { answer, isNew } = await inTransaction(services.db, async (tx) => {
    // Locked because the reply is signed with the user's name, which a deletion of the account takes away.
    if (!(await lockUser(tx, userId))) throw new Refusal(commonRefusals.unauthenticated);
    if (!(await holdReview(tx, reply))) throw new Refusal(commonRefusals.not_found);
    const review = await findReview(tx, reply);
    const role = await staffRole(tx, restaurantId, userId);
    if (!review || !role) throw new Refusal(commonRefusals.forbidden);
    const replies = await repliesTo(tx, reply);
    // A repeated request whose first answer was lost: the reply exists already.
    if (replies.some((each) => each.user_id === userId && each.comment === comment)) {
      return { answer: presentStaffReview(review, replies), isNew: false };
    }
    if (replies.length >= MAX_REPLIES) {
      throw new Refusal(staffReviewsRefusals.too_many_replies, { values: { count: MAX_REPLIES } });
    }
    const written = {
      restaurant_id: restaurantId,
      id: newId(),
      review_id: id,
      user_id: userId,
      user_name: await userName(tx, userId),
      user_role: role,
      comment,
      created_at: now,
    };
    await insertReply(tx, written);
    await bumpContent(tx, restaurantId, now);
    await recordChange(
      tx,
      { restaurantId, userId, now },
      {
        action: 'review_reply',
        subject: 'review',
        subjectId: id,
        before: null,
        after: { reply: written.id, comment },
      },
    );
    return { answer: presentStaffReview(review, [...replies, written]), isNew: true };
  });
  if (isNew) services.content.changed(restaurantId);
  return answer;
}
