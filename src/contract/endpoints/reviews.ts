import { reviewAnswer, reviewInput, reviewsAnswer, reviewsParams, reviewsQuery } from '../reviews.ts';
import { endpoint } from './endpoint.ts';

export const listReviews = endpoint('GET', '/restaurants/:restaurantId/reviews', {
  summary: 'List the visible reviews of this restaurant, by page',
  tag: 'reviews',
  params: reviewsParams,
  query: reviewsQuery,
  answer: reviewsAnswer,
  isRevalidated: true,
  refusals: ['restaurant_unknown'],
});

export const leaveReview = endpoint('POST', '/restaurants/:restaurantId/reviews', {
  needs: 'session',
  summary: 'Review one of the customer’s orders that was delivered or collected',
  tag: 'reviews',
  params: reviewsParams,
  body: reviewInput,
  answer: reviewAnswer,
  status: 201,
  refusals: ['not_found', 'nothing_to_review', 'already_reviewed'],
});
