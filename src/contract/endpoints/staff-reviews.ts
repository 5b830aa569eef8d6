import {
  reviewReplyInput,
  reviewVisibilityInput,
  staffReplyParams,
  staffReviewAnswer,
  staffReviewParams,
  staffReviewsAnswer,
  staffReviewsQuery,
} from '../staff/staff-reviews.ts';
import { endpoint } from './endpoint.ts';

export const listStaffReviews = endpoint('GET', '/staff/reviews', {
  needs: 'reviews',
  summary: 'List the restaurant’s reviews, visible or hidden, with or without a reply',
  description: '`isVisible=false` lists the hidden reviews instead of those on the site.',
  query: staffReviewsQuery,
  answer: staffReviewsAnswer,
});

export const changeReviewVisibility = endpoint('PATCH', '/staff/reviews/:id/visibility', {
  needs: 'reviews',
  summary: 'Hide a review from the site, or show it again',
  params: staffReviewParams,
  body: reviewVisibilityInput,
  answer: staffReviewAnswer,
  refusals: ['not_found'],
});

export const replyToReview = endpoint('POST', '/staff/reviews/:id/replies', {
  needs: 'reviews',
  summary: 'Reply to a review in the restaurant’s name',
  params: staffReviewParams,
  body: reviewReplyInput,
  answer: staffReviewAnswer,
  status: 201,
  refusals: ['not_found', 'too_many_replies'],
});

export const removeReply = endpoint('DELETE', '/staff/reviews/:id/replies/:replyId', {
  needs: 'reviews',
  summary: 'Delete a reply of the restaurant',
  params: staffReplyParams,
  answer: staffReviewAnswer,
  refusals: ['not_found'],
});
