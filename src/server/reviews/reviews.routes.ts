import type { FastifyInstance } from 'fastify';
import * as endpoints from '../../contract/endpoints/reviews.ts';
import type { ReviewsPage } from '../../contract/reviews.ts';
import { CachedAnswer, sendCached } from '../platform/cache/cached-answer.ts';
import { toIso } from '../platform/clock.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import { routesOf } from '../route.ts';
import type { Services } from '../services.ts';
import { contentVersion } from '../storefront/content-version.ts';
import { averageRating } from '../storefront/present-restaurant.ts';
import { restaurantsRefusals } from '../storefront/restaurants.refusals.ts';
import { presentReview } from './present-review.ts';
import { ratingOf } from './rating.repo.ts';
import { type ReviewsPageRows, readReviews } from './reviews.repo.ts';

export async function reviewsRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = routesOf(app, services);
  route(endpoints.listReviews, async (request, reply) => {
    const { tenant, language, query } = request;
    if (request.params.restaurantId !== tenant.id) throw new Refusal(restaurantsRefusals.restaurant_unknown);
    // First, so that the revision is not later than the reviews.
    const rating = await ratingOf(services.db, tenant.id);
    // Hidden reviews are never public.
    const rows =
      query.isVisible === 'false'
        ? NONE
        : await readReviews(services.db, tenant.id, language, { ...query, isVisible: true });
    const replies = Map.groupBy(rows.replies, (each) => each.review_id);
    const canTranslate = services.machine.canDetect && language !== tenant.contentLanguage;
    const data: ReviewsPage = {
      reviews: rows.reviews.map((row) => presentReview(row, replies.get(row.id), rows.comments, canTranslate)),
      currentPage: query.page,
      totalPages: Math.ceil(rows.count / query.limit),
      totalReviews: rows.count,
      averageRating: averageRating(rating),
      until: toIso(rows.until),
    };
    const version = contentVersion(rating.revision, language);
    return sendCached(request, reply, new CachedAnswer(JSON.stringify({ data }), version));
  });
}

const NONE: ReviewsPageRows = { reviews: [], replies: [], comments: new Map(), count: 0, until: null };
