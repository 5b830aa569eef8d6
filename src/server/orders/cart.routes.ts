import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import {
  offerTimesAnswer,
  offerTimesInput,
  validateCartAnswer,
  validateCartInput,
} from '../../contract/cart-validation.ts';
import { quoteTaxesAnswer, quoteTaxesInput } from '../../contract/taxes.ts';
import type { Services } from '../services.ts';
import { offerTimes } from './offer-times.ts';
import { ordersRefusals } from './orders.refusals.ts';
import { quoteTaxes } from './quote-taxes.ts';
import { validateCart } from './validate-cart.ts';

export async function cartRoutes(plain: FastifyInstance, services: Services): Promise<void> {
  const api = plain.withTypeProvider<ZodTypeProvider>();

  api.post(
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

  api.post(
    '/cart/times',
    {
      schema: {
        tags: ['cart'],
        operationId: 'offerTimes',
        summary: 'List when a cart could be had: as soon as possible, and the free times of a day',
        body: offerTimesInput,
        response: { 200: offerTimesAnswer },
        refusals: [ordersRefusals.wrong_restaurant],
      },
    },
    async ({ tenant, body }) => ({ data: await offerTimes(services, tenant, body) }),
  );

  api.post(
    '/cart/taxes',
    {
      schema: {
        tags: ['cart'],
        operationId: 'quoteTaxes',
        summary: 'Tell the tax of a cart as it would be ordered',
        body: quoteTaxesInput,
        response: { 200: quoteTaxesAnswer },
        refusals: [ordersRefusals.wrong_restaurant],
      },
    },
    async ({ tenant, body }) => ({ data: await quoteTaxes(services, tenant, body) }),
  );
}
