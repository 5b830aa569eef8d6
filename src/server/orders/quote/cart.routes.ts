import type { FastifyInstance } from 'fastify';
import * as endpoints from '../../../contract/endpoints/cart.ts';
import { signedIn } from '../../accounts/authenticate.ts';
import { routesOf } from '../../route.ts';
import type { Services } from '../../services.ts';
import { offerTimes } from './offer-times.ts';
import { quoteOrder } from './quote-order.ts';
import { quoteTaxes } from './quote-taxes.ts';
import { validateCart } from './validate-cart.ts';

export async function cartRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = routesOf(app, services);

  route(endpoints.validateCart, async ({ tenant, language, body }) => ({
    data: await validateCart(services, { tenant, language, input: body }),
  }));

  route(endpoints.quoteOrder, async (request) => {
    const { tenant, language, body: input } = request;
    return { data: await quoteOrder(services, { tenant, language, ...signedIn(request), input }) };
  });

  route(endpoints.offerTimes, async ({ tenant, body }) => ({ data: await offerTimes(services, tenant, body) }));

  route(endpoints.quoteTaxes, async ({ tenant, body }) => ({ data: await quoteTaxes(services, tenant, body) }));
}
