import * as z from 'zod/mini';
import { MAX, MIN, RATING_STEP } from '../domain/limits.ts';
import { id, instant, paging, sortOrder } from './primitives.ts';
import { manyLines } from './texts.ts';

/** Whether the reader may ask for a machine translation: the comment is a customer's, in an unknown language. */
const isTranslatable = z.optional(z.boolean());

export const reviewReply = z.object({
  _id: z.string(),
  userName: z.string(),
  userRole: z.string(),
  comment: z.string(),
  createdAt: instant,
  isTranslatable,
});
export const review = z.object({
  _id: z.string(),
  userName: z.string(),
  /** Half-star steps up to 5. */
  rating: z.number(),
  comment: z.nullable(z.string()),
  createdAt: instant,
  isTranslatable,
  replies: z.array(reviewReply),
});

export const reviewsParams = z.object({ restaurantId: id });
export const reviewsQuery = z.object({
  ...paging,
  /** At least this many stars. */
  rating: z.optional(z.coerce.number().check(z.minimum(MIN.rating), z.maximum(MAX.rating))),
  isVisible: z.optional(z.enum(['true', 'false'])),
  /** Leaves out reviews written after this instant. */
  until: z.optional(instant),
  sortBy: z._default(z.enum(['createdAt', 'rating']), 'createdAt'),
  sortOrder,
});
export const reviewsAnswer = z.object({
  data: z.object({
    reviews: z.array(review),
    currentPage: z.int(),
    totalPages: z.int(),
    totalReviews: z.int(),
    averageRating: z.number(),
    /**
     * The `until` of the query, else when the newest review was written; null: there are none. Sent with the requests for the
     * next pages it keeps new reviews from shifting them.
     */
    until: z.nullable(instant),
  }),
});

export const reviewInput = z.object({
  orderId: z.optional(id),
  rating: z
    .number('rating_required')
    .check(z.minimum(MIN.rating, 'rating_required'), z.maximum(MAX.rating), z.multipleOf(RATING_STEP)),
  comment: z.optional(z.nullable(z.string().check(manyLines, z.maxLength(MAX.reviewComment, 'too_long')))),
});
export const reviewAnswer = z.object({ data: z.object({ review }) });

export type Review = z.infer<typeof review>;
export type ReviewsQuery = z.infer<typeof reviewsQuery>;
export type ReviewsPage = z.infer<typeof reviewsAnswer>['data'];
export type ReviewInput = z.infer<typeof reviewInput>;
