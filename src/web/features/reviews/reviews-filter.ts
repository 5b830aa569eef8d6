/** The rating filters of specification section 9: all (null), 5 stars, 4 and up, 3 and up. */
export const REVIEW_RATINGS = [null, 5, 4, 3] as const;
export type ReviewRating = (typeof REVIEW_RATINGS)[number];

/** The sort orders, each with the one to which the order toggle switches. */
export const REVIEW_SORTS = {
  newest: { sortBy: 'createdAt', sortOrder: 'desc', opposite: 'oldest' },
  oldest: { sortBy: 'createdAt', sortOrder: 'asc', opposite: 'newest' },
  highest: { sortBy: 'rating', sortOrder: 'desc', opposite: 'lowest' },
  lowest: { sortBy: 'rating', sortOrder: 'asc', opposite: 'highest' },
} as const;
export type ReviewSort = keyof typeof REVIEW_SORTS;
export const REVIEW_SORT_NAMES = Object.keys(REVIEW_SORTS) as ReviewSort[];

/** The reviews page's filter, sorting and page, which are kept in the address. `rating` null: all. */
export interface ReviewsFilter {
  rating: ReviewRating;
  sort: ReviewSort;
  page: number;
}

export const ALL_REVIEWS: ReviewsFilter = { rating: null, sort: 'newest', page: 1 };

/** The filter in an address. Invalid values count as the default. */
export function readReviewsFilter(query: URLSearchParams): ReviewsFilter {
  const page = Number(query.get('page'));
  return {
    rating: REVIEW_RATINGS.find((rating) => rating !== null && String(rating) === query.get('rating')) ?? null,
    sort: REVIEW_SORT_NAMES.find((sort) => sort === query.get('sort')) ?? ALL_REVIEWS.sort,
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : ALL_REVIEWS.page,
  };
}

/** The address of the reviews with this filter, without parameters that are the default. */
export function reviewsAddress({ rating, sort, page }: ReviewsFilter): string {
  const query = new URLSearchParams();
  if (rating !== null) query.set('rating', String(rating));
  if (sort !== ALL_REVIEWS.sort) query.set('sort', sort);
  if (page !== ALL_REVIEWS.page) query.set('page', String(page));
  return String(query) ? `/reviews?${query}` : '/reviews';
}
