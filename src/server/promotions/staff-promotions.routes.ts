import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import {
  staffPromotionAnswer,
  staffPromotionChange,
  staffPromotionInput,
  staffPromotionParams,
  staffPromotionsAnswer,
} from '../../contract/staff/staff-promotions.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { creationHeaders, REPEATED } from '../editing/creation-id.ts';
import { requireStaff } from '../editing/require-staff.ts';
import { staffSchema } from '../editing/staff-schema.ts';
import { versionsRefusals } from '../editing/versions.refusals.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import type { Services } from '../services.ts';
import { textsRefusals } from '../texts/texts.refusals.ts';
import { readStaffPromotions } from './read-staff-promotions.ts';
import { savePromotion } from './save-promotion.ts';
import { staffPromotionsRefusals } from './staff-promotions.refusals.ts';

const { forbidden, not_found } = commonRefusals;
const { coupon_code_taken, fewer_than_used, promotion_product_unknown } = staffPromotionsRefusals;
const { menu_changed } = versionsRefusals;
const wrongInput = [textsRefusals.own_language_missing, promotion_product_unknown];

/** Routes on which owners and managers edit promotions and rewards. */
export async function staffPromotionsRoutes(plain: FastifyInstance, services: Services): Promise<void> {
  const api = plain.withTypeProvider<ZodTypeProvider>();
  const preValidation = [services.authenticate, requireStaff(services.db, 'promotions')];

  api.get(
    '/staff/promotions',
    {
      preValidation,
      schema: {
        ...staffSchema,
        operationId: 'listStaffPromotions',
        summary: 'List all promotions and rewards with their uses, revenue and cost',
        response: { 200: staffPromotionsAnswer },
        refusals: [forbidden],
      },
    },
    async ({ tenant }) => ({ data: { promotions: await readStaffPromotions(services.db, tenant.id) } }),
  );

  api.post(
    '/staff/promotions',
    {
      preValidation,
      schema: {
        ...staffSchema,
        operationId: 'addPromotion',
        summary: 'Create a promotion or reward',
        description: REPEATED,
        headers: creationHeaders,
        body: staffPromotionInput,
        response: { 201: staffPromotionAnswer },
        refusals: [forbidden, coupon_code_taken, ...wrongInput],
      },
    },
    async (request, reply) => {
      const { tenant, body: input, headers } = request;
      const { userId } = signedIn(request);
      const key = headers['idempotency-key'];
      const promotion = await savePromotion(services, { tenant, userId, of: null, input, key });
      return reply.code(201).send({ data: { promotion } });
    },
  );

  api.put(
    '/staff/promotions/:id',
    {
      preValidation,
      schema: {
        ...staffSchema,
        operationId: 'changePromotion',
        summary: 'Change a promotion or reward, or switch it off',
        description: 'A 409 for another version carries the current `promotion`.',
        params: staffPromotionParams,
        body: staffPromotionChange,
        response: { 200: staffPromotionAnswer },
        refusals: [forbidden, not_found, menu_changed, coupon_code_taken, fewer_than_used, ...wrongInput],
      },
    },
    async (request) => {
      const { tenant, params, body } = request;
      const { userId } = signedIn(request);
      const { expectedVersion, ...input } = body;
      const of = { id: params.id, expectedVersion };
      return { data: { promotion: await savePromotion(services, { tenant, userId, of, input }) } };
    },
  );
}
