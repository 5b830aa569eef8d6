import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { reviewAnswer, reviewInput, reviewsParams } from '../../contract/reviews.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { Services } from '../services.ts';
import { leaveReviewRefusals } from './leave-review.refusals.ts';
import { leaveReview } from './leave-review.ts';

export async function leaveReviewRoutes(plain: FastifyInstance, services: Services): Promise<void> {
  plain.withTypeProvider<ZodTypeProvider>().post(
    '/restaurants/:restaurantId/reviews',
    {
      preValidation: services.authenticate,
      schema: {
        tags: ['reviews'],
        operationId: 'leaveReview',
        summary: 'Review one of the customer’s orders that was delivered or collected',
        security: [{ customer: [] }],
        params: reviewsParams,
        body: reviewInput,
        response: { 201: reviewAnswer },
        refusals: [commonRefusals.not_found, ...Object.values(leaveReviewRefusals)],
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
