import { listReviews } from '../../../contract/endpoints/reviews.ts';
import type { ReviewsPage } from '../../../contract/reviews.ts';
import type { ApiFailure } from '../../../contract/transport.ts';
import { PAGE_SIZE } from '../../../domain/limits.ts';
import type { Resource } from '../../app/api/resource.ts';
import type { AppContext } from '../../app/app-context.ts';
import { currentRestaurant } from '../restaurant/restaurant-resource.ts';
import { REVIEW_SORTS, type ReviewsFilter, reviewsAddress } from './reviews-filter.ts';

/** The prefix of the keys of all pages of reviews, whatever their filter. */
export const REVIEWS_KEY = 'reviews?';

/**
 * A page of the visible reviews of the site's restaurant. Later pages are as of the moment (`until`) of page 1, so that
 * reviews which arrive meanwhile do not make others show twice (decision 029).
 */
export function reviewsPage(
  filter: ReviewsFilter,
  { resources }: Pick<AppContext, 'resources'>,
): Resource<{ data: ReviewsPage }> {
  const { sortBy, sortOrder } = REVIEW_SORTS[filter.sort];
  const until = filter.page > 1 && resources.peek(reviewsPage({ ...filter, page: 1 }, { resources }))?.data.until;
  return {
    key: `${REVIEWS_KEY}${reviewsAddress(filter)}${until || ''}`,
    async fetch(api, conditions) {
      await resources.ensure(currentRestaurant);
      const restaurantId = resources.peek(currentRestaurant)?.data.restaurant?._id;
      if (!restaurantId) return { ok: false, failure: NO_RESTAURANT };
      const { rating, page } = filter;
      const query = { page, limit: PAGE_SIZE.reviews, isVisible: true, sortBy, sortOrder };
      const more = { ...(rating && { rating }), ...(until && { until }) };
      return api.call(listReviews, { params: { restaurantId }, query: { ...query, ...more }, ...conditions });
    },
  };
}

/** The failure without a restaurant's id (specification section 5, "Client-side requirements"). */
const NO_RESTAURANT: ApiFailure = {
  kind: 'problem',
  status: 400,
  problem: {
    type: 'about:blank',
    title: '',
    status: 400,
    detail: '',
    message: 'Restaurant ID is required.',
    code: 'restaurant_id_required',
    requestId: '',
  },
};
