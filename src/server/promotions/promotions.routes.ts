import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { rewardsAnswer, validateCouponAnswer, validateCouponInput } from '../../contract/promotions.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { loyaltyRefusals } from '../loyalty/loyalty.refusals.ts';
import { limits } from '../platform/rate-limits.ts';
import type { Services } from '../services.ts';
import { presentReward, promotionNames } from './present-promotion.ts';
import { promotionsRefusals } from './promotions.refusals.ts';
import { findRewards } from './promotions.repo.ts';
import { validateCoupon } from './validate-coupon.ts';

export async function promotionsRoutes(plain: FastifyInstance, services: Services): Promise<void> {
  const api = plain.withTypeProvider<ZodTypeProvider>();
  const signIn = { security: [{ customer: [] }] };

  api.post(
    '/promotions/validate-coupon',
    {
      preValidation: services.authenticate,
      config: { rateLimit: limits.coupon },
      schema: {
        tags: ['promotions'],
        operationId: 'validateCoupon',
        summary: 'Calculate the discount that a coupon code or promotion gives on a cart',
        ...signIn,
        body: validateCouponInput,
        response: { 200: validateCouponAnswer },
        refusals: [...Object.values(promotionsRefusals), loyaltyRefusals.not_enough_points],
      },
    },
    async (request) => {
      const { tenant, language, body: input } = request;
      const { userId } = signedIn(request);
      return { data: await validateCoupon(services, { tenant, language, userId, input }) };
    },
  );

  api.get(
    '/promotions/rewards',
    {
      preValidation: services.authenticate,
      schema: {
        tags: ['promotions'],
        operationId: 'listRewards',
        summary: 'List the rewards that points can be redeemed for, cheapest first',
        ...signIn,
        response: { 200: rewardsAnswer },
      },
    },
    async ({ tenant, language }) => {
      const rewards = await findRewards(services.db, tenant.id);
      const ids = rewards.map(({ id }) => id);
      const names = await promotionNames(services.db, tenant.id, ids, {
        language,
        contentLanguage: tenant.contentLanguage,
      });
      return { data: { rewardsPromotions: rewards.map((row) => presentReward(row, names)) } };
    },
  );
}
