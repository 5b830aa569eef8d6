import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { problem } from '../../contract/problem.ts';
import { reviewAnswer, reviewInput, reviewsParams } from '../../contract/reviews.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { commonRefusals } from '../platform/common-refusals.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Services } from '../services.ts';
import { leaveReview } from './leave-review.ts';

export async function leaveReviewRoutes(plain: FastifyInstance, services: Services): Promise<void> {
  plain.withTypeProvider<ZodTypeProvider>().post(
    '/restaurants/:restaurantId/reviews',
    {
      preHandler: services.authenticate,
      schema: {
        tags: ['reviews'],
        operationId: 'leaveReview',
        summary: 'Review an own order that was delivered or collected',
        security: [{ customer: [] }],
        params: reviewsParams,
        body: reviewInput,
        response: { 201: reviewAnswer, 400: problem, 401: problem, 404: problem, 409: problem },
      },
    },
    async (request, reply) => {
      const { tenant, params, body: input } = request;
      if (params.restaurantId !== tenant.id) throw new Refusal(commonRefusals.not_found);
      const { userId } = signedIn(request);
      return reply
        .code(201)
        .send({ data: { review: await leaveReview(services, { restaurantId: tenant.id, userId, input }) } });
    },
  );
}
