import type { FastifyInstance } from 'fastify';
import * as endpoints from '../../contract/endpoints/staff-promotions.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { routesOf } from '../route.ts';
import type { Services } from '../services.ts';
import { readStaffPromotions } from './read-staff-promotions.ts';
import { savePromotion } from './save-promotion.ts';

/** Routes on which owners and managers edit promotions and rewards. */
export async function staffPromotionsRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = routesOf(app, services);

  route(endpoints.listStaffPromotions, async ({ tenant }) => ({
    data: { promotions: await readStaffPromotions(services.db, tenant.id) },
  }));

  route(endpoints.addPromotion, async (request) => {
    const { tenant, body: input, headers } = request;
    const { userId } = signedIn(request);
    const key = headers['idempotency-key'];
    const promotion = await savePromotion(services, { tenant, userId, of: null, input, key });
    return { data: { promotion } };
  });

  route(endpoints.changePromotion, async (request) => {
    const { tenant, params, body } = request;
    const { userId } = signedIn(request);
    const { expectedVersion, ...input } = body;
    const of = { id: params.id, expectedVersion };
    return { data: { promotion: await savePromotion(services, { tenant, userId, of, input }) } };
  });
}
