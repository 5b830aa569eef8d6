import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { rewardsAnswer, validateCouponAnswer, validateCouponInput } from '../../contract/promotions.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { limits } from '../platform/limits/rate-limits.ts';
import { loyaltyRefusals } from '../promotions/loyalty.refusals.ts';
import { promotionsRefusals } from '../promotions/promotions.refusals.ts';
import { readRewards } from '../promotions/read-rewards.ts';
import type { Services } from '../services.ts';
import { validateCoupon } from './validate-coupon.ts';

export async function promotionsRoutes(plain: FastifyInstance, services: Services): Promise<void> {
  const api = plain.withTypeProvider<ZodTypeProvider>();
  const signIn = { security: [{ customer: [] }] };

  api.post(
    '/promotions/validate-coupon',
    {
      preValidation: services.authenticateGuestsToo,
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
        summary: 'List the rewards that the customer can redeem points for now, cheapest first',
        ...signIn,
        response: { 200: rewardsAnswer },
      },
    },
    async (request) => {
      const { tenant, language } = request;
      const { userId } = signedIn(request);
      return { data: { rewardsPromotions: await readRewards(services, { tenant, language, userId }) } };
    },
  );
}
