import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import {
  reviewReplyInput,
  reviewVisibilityInput,
  staffReplyParams,
  staffReviewAnswer,
  staffReviewParams,
  staffReviewsAnswer,
  staffReviewsQuery,
} from '../../contract/staff/staff-reviews.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { requireStaff } from '../editing/require-staff.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import type { Services } from '../services.ts';
import { changeVisibility } from './change-visibility.ts';
import { presentStaffReview } from './present-review.ts';
import { removeReply } from './remove-reply.ts';
import { replyToReview } from './reply-to-review.ts';
import { readReviews } from './reviews.repo.ts';
import { staffReviewsRefusals } from './staff-reviews.refusals.ts';

/** Routes on which owners and managers hide reviews and reply to them. */
export async function staffReviewsRoutes(plain: FastifyInstance, services: Services): Promise<void> {
  const api = plain.withTypeProvider<ZodTypeProvider>();
  const preValidation = [services.authenticate, requireStaff(services.db, 'reviews')];
  const schema = { tags: ['staff'], security: [{ customer: [] }] };

  api.get(
    '/staff/reviews',
    {
      preValidation,
      schema: {
        ...schema,
        operationId: 'listStaffReviews',
        summary: 'List the restaurant’s reviews, visible or hidden, with or without a reply',
        description: '`isVisible=false` lists the hidden reviews instead of those on the site.',
        querystring: staffReviewsQuery,
        response: { 200: staffReviewsAnswer },
        refusals: [commonRefusals.forbidden],
      },
    },
    async ({ tenant, query }) => {
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
    },
  );

  api.patch(
    '/staff/reviews/:id/visibility',
    {
      preValidation,
      schema: {
        ...schema,
        operationId: 'changeReviewVisibility',
        summary: 'Hide a review from the site, or show it again',
        params: staffReviewParams,
        body: reviewVisibilityInput,
        response: { 200: staffReviewAnswer },
        refusals: [commonRefusals.forbidden, commonRefusals.not_found],
      },
    },
    async (request) => {
      const { tenant, params, body: input } = request;
      const { userId } = signedIn(request);
      const change = { restaurantId: tenant.id, userId, id: params.id, input };
      return { data: { review: await changeVisibility(services, change) } };
    },
  );

  api.post(
    '/staff/reviews/:id/replies',
    {
      preValidation,
      schema: {
        ...schema,
        operationId: 'replyToReview',
        summary: 'Reply to a review in the restaurant’s name',
        params: staffReviewParams,
        body: reviewReplyInput,
        response: { 201: staffReviewAnswer },
        refusals: [commonRefusals.forbidden, commonRefusals.not_found, staffReviewsRefusals.too_many_replies],
      },
    },
    async (request, reply) => {
      const { tenant, params, body } = request;
      const { userId } = signedIn(request);
      const written = { restaurantId: tenant.id, userId, id: params.id, comment: body.comment };
      return reply.code(201).send({ data: { review: await replyToReview(services, written) } });
    },
  );

  api.delete(
    '/staff/reviews/:id/replies/:replyId',
    {
      preValidation,
      schema: {
        ...schema,
        operationId: 'removeReply',
        summary: 'Delete a reply of the restaurant',
        params: staffReplyParams,
        response: { 200: staffReviewAnswer },
        refusals: [commonRefusals.forbidden, commonRefusals.not_found],
      },
    },
    async (request) => {
      const { tenant, params } = request;
      const { userId } = signedIn(request);
      const removal = { restaurantId: tenant.id, userId, id: params.id, replyId: params.replyId };
      return { data: { review: await removeReply(services, removal) } };
    },
  );
}
