import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { validateCartAnswer, validateCartInput } from '../../contract/cart-validation.ts';
import type { Services } from '../services.ts';
import { ordersRefusals } from './orders.refusals.ts';
import { validateCart } from './validate-cart.ts';

export async function cartRoutes(plain: FastifyInstance, services: Services): Promise<void> {
  plain.withTypeProvider<ZodTypeProvider>().post(
    '/cart/validate',
    {
      schema: {
        tags: ['cart'],
        operationId: 'validateCart',
        summary: 'Re-price a cart from the current menu and list what changed',
        body: validateCartInput,
        response: { 200: validateCartAnswer },
        refusals: [ordersRefusals.wrong_restaurant],
      },
    },
    async ({ tenant, language, body }) => ({ data: await validateCart(services, { tenant, language, input: body }) }),
  );
}
