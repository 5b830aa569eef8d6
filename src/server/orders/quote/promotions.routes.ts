import type { FastifyInstance } from 'fastify';
import * as endpoints from '../../../contract/endpoints/cart.ts';
import { signedIn } from '../../accounts/authenticate.ts';
import { readRewards } from '../../promotions/read-rewards.ts';
import { routesOf } from '../../route.ts';
import type { Services } from '../../services.ts';
import { validateCoupon } from './validate-coupon.ts';

export async function promotionsRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = routesOf(app, services);

  route(endpoints.validateCoupon, async (request) => {
    const { tenant, language, body: input } = request;
    const { userId } = signedIn(request);
    return { data: await validateCoupon(services, { tenant, language, userId, input }) };
  });

  route(endpoints.listRewards, async (request) => {
    const { tenant, language } = request;
    const { userId } = signedIn(request);
    return { data: { rewardsPromotions: await readRewards(services, { tenant, language, userId }) } };
  });
}
