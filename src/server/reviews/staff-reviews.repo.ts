import type { Db, Tx } from '../platform/database/database.ts';
import type { ReviewRepliesTable } from '../platform/tables/review-tables.ts';
import type { ReplyRow, ReviewRow } from './reviews.repo.ts';

interface ReviewKey {
  restaurantId: string;
  id: string;
}

export function findReview(db: Db, { restaurantId, id }: ReviewKey): Promise<ReviewRow | undefined> {
  return db
    .selectFrom('reviews')
    .selectAll()
    .where('restaurant_id', '=', restaurantId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export function repliesTo(db: Db, { restaurantId, id }: ReviewKey): Promise<ReplyRow[]> {
  return db
    .selectFrom('review_replies')
    .selectAll()
    .where('restaurant_id', '=', restaurantId)
    .where('review_id', '=', id)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Shows or hides a review. Returns false if it is so already or does not exist. */
export async function setVisible(
  tx: Tx,
  { restaurantId, id }: ReviewKey,
  { isVisible, reason }: { isVisible: boolean; reason?: string | undefined },
): Promise<boolean> {
  const result = await tx
    .updateTable('reviews')
    .set({ is_visible: Number(isVisible), hidden_because: isVisible ? null : reason || null })
    .where('restaurant_id', '=', restaurantId)
    .where('id', '=', id)
    .where('is_visible', '=', Number(!isVisible))
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/**
 * Locks the review until the transaction ends, so that replies to it are added one after the other. Returns false if it does not
 * exist.
 */
export async function holdReview(tx: Tx, { restaurantId, id }: ReviewKey): Promise<boolean> {
  const result = await tx
    .updateTable('reviews')
    .set((eb) => ({ is_visible: eb.ref('is_visible') }))
    .where('restaurant_id', '=', restaurantId)
    .where('id', '=', id)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function insertReply(tx: Tx, row: ReviewRepliesTable): Promise<void> {
  await tx.insertInto('review_replies').values(row).execute();
}

/** Returns false if the reply does not exist. */
export async function deleteReply(
  tx: Tx,
  { restaurantId, id, replyId }: ReviewKey & { replyId: string },
): Promise<boolean> {
  const result = await tx
    .deleteFrom('review_replies')
    .where('restaurant_id', '=', restaurantId)
    .where('review_id', '=', id)
    .where('id', '=', replyId)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}
