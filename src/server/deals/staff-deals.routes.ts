import type { FastifyInstance } from 'fastify';
import * as endpoints from '../../contract/endpoints/deals.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { reorderRecords } from '../menu/reorder-records.ts';
import { routesOf } from '../route.ts';
import type { Services } from '../services.ts';
import { readStaffDeals } from './read-staff-deals.ts';
import { removeDeal } from './remove-deal.ts';
import { saveDeal } from './save-deal.ts';

/** Routes on which owners and managers edit deals. */
export async function staffDealsRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = routesOf(app, services);

  route(endpoints.listDeals, async ({ tenant }) => ({
    data: { deals: await readStaffDeals(services.db, tenant.id) },
  }));

  route(endpoints.addDeal, async (request) => {
    const { tenant, body: input, headers } = request;
    const { userId } = signedIn(request);
    const key = headers['idempotency-key'];
    return { data: { deal: await saveDeal(services, { tenant, userId, input, of: null, key }) } };
  });

  route(endpoints.changeDeal, async (request) => {
    const { tenant, params, body } = request;
    const { userId } = signedIn(request);
    const { expectedVersion, ...input } = body;
    const of = { id: params.id, expectedVersion };
    return { data: { deal: await saveDeal(services, { tenant, userId, input, of }) } };
  });

  route(endpoints.removeDeal, async (request) => {
    const { tenant, params, query } = request;
    const { userId } = signedIn(request);
    await removeDeal(services, { tenant, userId, id: params.id, ...query });
  });

  route(endpoints.orderDeals, async (request) => {
    const { tenant, body } = request;
    const { userId } = signedIn(request);
    const order = { tenant, userId, table: 'deals', ids: body.ids } as const;
    return { data: { deals: await reorderRecords(services, order, (tx) => readStaffDeals(tx, tenant.id)) } };
  });
}
