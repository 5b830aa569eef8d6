import type { Restaurant } from '../../../contract/restaurants.ts';
import type { Review } from '../../../contract/reviews.ts';
import { MAX, MIN } from '../../../domain/limits.ts';
import { restaurantJsonLd } from '../restaurant/restaurant-json-ld.ts';

/** The restaurant with its average rating and these reviews, for search engines (schema.org). */
export function reviewsJsonLd(restaurant: Restaurant, reviews: readonly Review[], origin: string): object {
  return {
    ...restaurantJsonLd(restaurant, origin, restaurant.coverImage?.src),
    review: reviews.map(({ userName, rating, comment, createdAt }) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name: userName },
      datePublished: createdAt.slice(0, 10),
      reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: MAX.rating, worstRating: MIN.rating },
      ...(comment && { reviewBody: comment }),
    })),
  };
}
