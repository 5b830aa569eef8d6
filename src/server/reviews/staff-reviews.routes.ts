import type { FastifyInstance } from 'fastify';
import * as endpoints from '../../contract/endpoints/staff-reviews.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { routesOf } from '../route.ts';
import type { Services } from '../services.ts';
import { changeVisibility } from './change-visibility.ts';
import { presentStaffReview } from './present-review.ts';
import { removeReply } from './remove-reply.ts';
import { replyToReview } from './reply-to-review.ts';
import { readReviews } from './reviews.repo.ts';

/** Routes on which owners and managers hide reviews and reply to them. */
export async function staffReviewsRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = routesOf(app, services);

  route(endpoints.listStaffReviews, async ({ tenant, query }) => {
    const rows = await readReviews(services.db, tenant.id, tenant.contentLanguage, {
      ...query,
      isVisible: query.isVisible === 'true',
      isAnswered: query.isAnswered && query.isAnswered === 'true',
    });
    const replies = Map.groupBy(rows.replies, (each) => each.review_id);
    return {
      data: {
        reviews: rows.reviews.map((row) => presentStaffReview(row, replies.get(row.id))),
        currentPage: query.page,
        totalPages: Math.ceil(rows.count / query.limit),
        totalReviews: rows.count,
      },
    };
  });

  route(endpoints.changeReviewVisibility, async (request) => {
    const { tenant, params, body: input } = request;
    const { userId } = signedIn(request);
    const change = { restaurantId: tenant.id, userId, id: params.id, input };
    return { data: { review: await changeVisibility(services, change) } };
  });

  route(endpoints.replyToReview, async (request) => {
    const { tenant, params, body } = request;
    const { userId } = signedIn(request);
    const written = { restaurantId: tenant.id, userId, id: params.id, comment: body.comment };
    return { data: { review: await replyToReview(services, written) } };
  });

  route(endpoints.removeReply, async (request) => {
    const { tenant, params } = request;
    const { userId } = signedIn(request);
    const removal = { restaurantId: tenant.id, userId, id: params.id, replyId: params.replyId };
    return { data: { review: await removeReply(services, removal) } };
  });
}
