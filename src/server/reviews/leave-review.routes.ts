import type { FastifyInstance } from 'fastify';
import * as endpoints from '../../contract/endpoints/reviews.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import { routesOf } from '../route.ts';
import type { Services } from '../services.ts';
import { leaveReview } from './leave-review.ts';

export async function leaveReviewRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = routesOf(app, services);
  route(endpoints.leaveReview, async (request) => {
    const { tenant, params, body: input } = request;
    if (params.restaurantId !== tenant.id) throw new Refusal(commonRefusals.not_found);
    const { userId } = signedIn(request);
    return { data: { review: await leaveReview(services, { restaurantId: tenant.id, userId, input }) } };
  });
}
