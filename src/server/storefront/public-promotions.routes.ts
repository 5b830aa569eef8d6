import type { FastifyInstance } from 'fastify';
import * as endpoints from '../../contract/endpoints/offers.ts';
import { sendCached } from '../platform/cache/cached-answer.ts';
import { isWithin } from '../promotions/next-window.ts';
import { routesOf } from '../route.ts';
import type { Services } from '../services.ts';

export async function publicPromotionsRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = routesOf(app, services);
  route(endpoints.listPromotions, async (request, reply) => {
    const { answers, promotions: all } = await services.content.of(request.tenant.id, request.language);
    const { isValidNow, displayToCustomers } = request.query;
    const now = services.clock();
    const promotions = all
      // Promotions that are not displayed have secret codes: asking for them finds nothing.
      .filter(() => displayToCustomers !== 'false')
      .filter((promotion) => isValidNow === undefined || isWithin(promotion, now) === (isValidNow === 'true'))
      .map(({ validFrom: _from, validUntil: _until, ...promotion }) => promotion);
    const question = `promotions ${promotions.map(({ _id }) => _id)}`;
    return sendCached(
      request,
      reply,
      answers.json(question, () => ({ data: { promotions } })),
    );
  });
}
