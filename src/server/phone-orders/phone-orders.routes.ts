import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import {
  callerAnswer,
  callerInput,
  phoneOrderAnswer,
  phoneOrderInput,
  phoneQuoteAnswer,
  phoneQuoteInput,
} from '../../contract/staff/staff-phone-orders.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { requireStaff } from '../editing/require-staff.ts';
import { staffSchema } from '../editing/staff-schema.ts';
import { PLACING_REFUSALS, placeOrderHeaders } from '../orders/orders.routes.ts';
import { limits } from '../platform/limits/rate-limits.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import type { Services } from '../services.ts';
import { findCaller } from './find-caller.ts';
import { phoneOrdersRefusals } from './phone-orders.refusals.ts';
import { placePhoneOrder } from './place-phone-order.ts';
import { quotePhoneOrder } from './quote-phone-order.ts';

/** Routes on which staff take orders by telephone. */
export async function phoneOrdersRoutes(plain: FastifyInstance, services: Services): Promise<void> {
  const api = plain.withTypeProvider<ZodTypeProvider>();
  const preValidation = [services.authenticate, requireStaff(services.db, 'orders')];
  const { forbidden } = commonRefusals;

  api.post(
    '/staff/callers',
    {
      preValidation,
      config: { rateLimit: limits.caller },
      schema: {
        ...staffSchema,
        operationId: 'findCaller',
        summary: 'Find who called before with a phone number, with addresses and last orders at this restaurant',
        description: 'A POST, so that numbers stand in no log and no history.',
        body: callerInput,
        response: { 200: callerAnswer },
        refusals: [forbidden],
      },
    },
    async ({ tenant, body: { phone } }) => ({
      data: { caller: await findCaller(services, { restaurantId: tenant.id, country: tenant.country, phone }) },
    }),
  );

  api.post(
    '/staff/phone-quotes',
    {
      preValidation,
      schema: {
        ...staffSchema,
        operationId: 'quotePhoneOrder',
        summary: 'Calculate what an order by telephone comes to, and what stands in its way',
        body: phoneQuoteInput,
        response: { 200: phoneQuoteAnswer },
        refusals: [forbidden, ...PLACING_REFUSALS],
      },
    },
    async ({ tenant, language, body: input }) => ({
      data: await quotePhoneOrder(services, { tenant, language, input }),
    }),
  );

  api.post(
    '/staff/phone-orders',
    {
      preValidation,
      config: { rateLimit: limits.placeOrder },
      schema: {
        ...staffSchema,
        operationId: 'placePhoneOrder',
        summary:
          'Place an order for a caller and accept it; a repeated Idempotency-Key returns the first order with 200',
        description:
          'The rules are those of placing an order online. A refusal that `overrides` would avoid names it as `override`.',
        headers: placeOrderHeaders,
        body: phoneOrderInput,
        response: { 200: phoneOrderAnswer, 201: phoneOrderAnswer },
        refusals: [forbidden, phoneOrdersRefusals.override_not_allowed, ...PLACING_REFUSALS],
      },
    },
    async (request, reply) => {
      const { tenant, body: input, headers } = request;
      const { userId } = signedIn(request);
      const idempotencyKey = headers['idempotency-key'] ?? null;
      const { order, isRepeat } = await placePhoneOrder(services, { tenant, userId, input, idempotencyKey });
      return reply.code(isRepeat ? 200 : 201).send({ data: { order } });
    },
  );
}
