import * as z from 'zod/mini';
import { MAX } from '../domain/limits.ts';
import { id } from './primitives.ts';
import { review, reviewsQuery } from './reviews.ts';

/** A review as the restaurant's own people see it: hidden ones too. */
export const staffReview = z.extend(review, { isVisible: z.boolean() });

export const staffReviewsQuery = z.extend(reviewsQuery, {
  isVisible: z._default(z.enum(['true', 'false']), 'true'),
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
export const staffReviewAnswer = z.object({ data: z.object({ review: staffReview }) });

/** The reason is kept for the restaurant; the customer does not see it. */
export const reviewVisibilityInput = z.object({
  isVisible: z.boolean(),
  reason: z.optional(z.string().check(z.trim(), z.maxLength(MAX.customerNotes, 'too_long'))),
});
export const reviewReplyInput = z.object({
  comment: z.string('required').check(z.trim(), z.minLength(1, 'required'), z.maxLength(MAX.reviewComment, 'too_long')),
});

export type StaffReview = z.infer<typeof staffReview>;
export type ReviewVisibilityInput = z.infer<typeof reviewVisibilityInput>;
