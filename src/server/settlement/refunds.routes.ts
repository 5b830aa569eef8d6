import type { FastifyInstance } from 'fastify';
import * as endpoints from '../../contract/endpoints/payments.ts';
import { toDecimal } from '../../domain/money/money.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { presentStaffOrder } from '../orders/present/present-staff-order.ts';
import { decimalsHere } from '../restaurants/currency.repo.ts';
import { routesOf } from '../route.ts';
import type { Services } from '../services.ts';
import { changeItems, quoteItems } from './change-items.ts';
import { creditOrderPoints } from './credit-order-points.ts';
import { evidenceFile } from './evidence-file.ts';
import { refundOrder } from './refund-order.ts';
import { captureAgain } from './refuse-capture.ts';

/** Routes on which managers and owners give money back, and take out of open orders what they do not have. */
export async function refundsRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = routesOf(app, services);

  route(endpoints.refundOrder, async (request) => {
    const { tenant, params, body: input } = request;
    const refunding = { tenant, userId: signedIn(request).userId, orderId: params.id, input };
    return { data: { order: await refundOrder(services, refunding) } };
  });

  route(endpoints.creditOrderPoints, async (request) => {
    const { tenant, params, body: input, headers } = request;
    const by = { restaurantId: tenant.id, userId: signedIn(request).userId, key: headers['idempotency-key'] };
    return { data: { order: await creditOrderPoints(services, { ...by, orderId: params.id, input }) } };
  });

  route(endpoints.captureAgain, async (request) => {
    const act = { restaurantId: request.tenant.id, userId: signedIn(request).userId, orderId: request.params.id };
    const stored = await captureAgain(services, act);
    return { data: { order: await presentStaffOrder(services, stored) } };
  });

  route(endpoints.getEvidenceFile, async ({ tenant, params, language }, reply) => {
    const { number, text } = await evidenceFile(services, {
      ...{ restaurantId: tenant.id, orderId: params.id, language },
    });
    return reply
      .type('text/plain; charset=utf-8')
      .header('content-disposition', `attachment; filename="${tenant.slug}-${number}-evidence.txt"`)
      .send(text);
  });

  route(endpoints.changeOrderItems, async (request) => {
    const { tenant, params, language, body: input } = request;
    const { userId } = signedIn(request);
    const change = { restaurantId: tenant.id, userId, language, orderId: params.id, input };
    return { data: { order: await changeItems(services, change) } };
  });

  route(endpoints.quoteOrderItems, async (request) => {
    const { tenant, params, language, body: input } = request;
    const { userId } = signedIn(request);
    const change = { restaurantId: tenant.id, userId, language, orderId: params.id, input };
    const { before, after } = await quoteItems(services, change);
    const decimals = await decimalsHere(services.db, tenant.id);
    return { data: { before: toDecimal(before, decimals), after: toDecimal(after, decimals) } };
  });
}
