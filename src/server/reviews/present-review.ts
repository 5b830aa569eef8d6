import type { Review } from '../../contract/reviews.ts';
import type { StaffReview } from '../../contract/staff/staff-reviews.ts';
import { toIso } from '../platform/clock.ts';
import type { ReplyRow, ReviewRow } from './reviews.repo.ts';

/**
 * `comments` has imported comments in the reader's language by id. Other comments stay as they were written; `canTranslate` tells
 * whether they can be translated on demand.
 */
export function presentReview(
  row: ReviewRow,
  replies: readonly ReplyRow[] = [],
  comments: ReadonlyMap<string, string> = new Map(),
  canTranslate = false,
): Review {
  const translatable = ({ id, comment }: { id: string; comment: string | null }) =>
    canTranslate && comment && !comments.has(id) ? { isTranslatable: true } : {};
  return {
    _id: row.id,
    userName: row.user_name,
    rating: row.half_stars / 2,
    comment: comments.get(row.id) ?? row.comment,
    createdAt: toIso(row.created_at),
    ...translatable(row),
    replies: replies.map((reply) => ({
      _id: reply.id,
      userName: reply.user_name,
      userRole: reply.user_role,
      comment: comments.get(reply.id) ?? reply.comment,
      createdAt: toIso(reply.created_at),
      ...translatable(reply),
    })),
  };
}

/** A review as staff read it, in its original language. */
export function presentStaffReview(row: ReviewRow, replies?: readonly ReplyRow[]): StaffReview {
  return { ...presentReview(row, replies), isVisible: row.is_visible === 1, hiddenBecause: row.hidden_because };
}
