import type { ReviewRepliesTable, ReviewsTable } from '../platform/tables/review-tables.ts';
import type { ImportContext } from './import-context.ts';
import { resolveInstant } from './resolve-day.ts';
import type { RestaurantFile, RestaurantText } from './restaurant-file.ts';

/** Reviews from before the restaurant used this product. */
export function reviewRows({ file, ids, now, texts }: ImportContext): {
  reviews: ReviewsTable[];
  replies: ReviewRepliesTable[];
} {
  const restaurant_id = ids.restaurant;
  const instant = (value: string) => resolveInstant(value, now, file.timezone);
  return {
    reviews: file.reviews.map((review) => {
      const id = ids.of('review', review.key);
      texts.add('review', id, { comment: review.comment });
      return {
        restaurant_id,
        id,
        user_id: null,
        order_id: null,
        user_name: review.author,
        half_stars: Math.round(review.rating * 2),
        comment: review.comment && inContentLanguage(review.comment, file),
        is_visible: 1,
        hidden_because: null,
        created_at: instant(review.createdAt),
      };
    }),
    replies: file.reviews.flatMap((review) =>
      review.replies.map((reply, i) => {
        const id = ids.of('review-reply', review.key, String(i));
        texts.add('review_reply', id, { comment: reply.comment });
        return {
          restaurant_id,
          id,
          review_id: ids.of('review', review.key),
          user_id: null,
          user_name: reply.author,
          user_role: reply.role,
          comment: inContentLanguage(reply.comment, file),
          created_at: instant(reply.createdAt),
        };
      }),
    ),
  };
}

function inContentLanguage(text: RestaurantText, { contentLanguage }: RestaurantFile): string {
  return typeof text === 'string' ? text : (text[contentLanguage] ?? '');
}
