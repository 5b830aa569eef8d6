import * as z from 'zod/mini';
import { MAX } from '../../domain/limits.ts';
import { id } from '../primitives.ts';
import { review, reviewsQuery } from '../reviews.ts';
import { lines, manyLines } from '../texts.ts';

/** A review as staff see it, hidden ones too. */
export const staffReview = z.extend(review, {
  isVisible: z.boolean(),
  /** The reason given for hiding it; null: it is visible. */
  hiddenBecause: z.nullable(z.string()),
});

export const staffReviewsQuery = z.extend(reviewsQuery, {
  isVisible: z._default(z.enum(['true', 'false']), 'true'),
  /** Whether the restaurant has replied. */
  isAnswered: z.optional(z.enum(['true', 'false'])),
});
export const staffReviewsAnswer = z.object({
  data: z.object({
    reviews: z.array(staffReview),
    currentPage: z.int(),
    totalPages: z.int(),
    totalReviews: z.int(),
  }),
});
export const staffReviewParams = z.object({ id });
export const staffReplyParams = z.object({ id, replyId: id });
export const staffReviewAnswer = z.object({ data: z.object({ review: staffReview }) });

/** The reason is for staff only; customers do not see it. */
export const reviewVisibilityInput = z.object({
  isVisible: z.boolean(),
  reason: z.optional(z.string().check(manyLines, z.maxLength(MAX.staffNote, 'too_long'))),
});
export const reviewReplyInput = z.object({
  comment: lines(MAX.reviewComment),
});

export type StaffReviewsQuery = z.infer<typeof staffReviewsQuery>;
export type StaffReviewsPage = z.infer<typeof staffReviewsAnswer>['data'];
export type ReviewReplyInput = z.infer<typeof reviewReplyInput>;
export type StaffReview = z.infer<typeof staffReview>;
export type ReviewVisibilityInput = z.infer<typeof reviewVisibilityInput>;
