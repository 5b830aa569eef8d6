import type { FastifyInstance } from 'fastify';
import * as endpoints from '../../contract/endpoints/taxes.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { routesOf } from '../route.ts';
import type { Services } from '../services.ts';
import { changeTaxes, readTaxes } from './change-taxes.ts';
import { changeTaxClasses, readTaxedGoods } from './tax-classes.ts';

/** Routes of how owners and managers say what is taxed and how. */
export async function taxesRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = routesOf(app, services);

  route(endpoints.getTaxes, async ({ tenant }) => ({ data: await readTaxes(services.db, tenant.id) }));

  route(endpoints.changeTaxes, async (request) => {
    const { tenant, body: change } = request;
    const { userId } = signedIn(request);
    return { data: await changeTaxes(services, { restaurantId: tenant.id, userId, change }) };
  });

  route(endpoints.getTaxClasses, async ({ tenant }) => ({ data: await readTaxedGoods(services.db, tenant) }));

  route(endpoints.changeTaxClasses, async (request) => {
    const { tenant, body: input } = request;
    return { data: await changeTaxClasses(services, { tenant, userId: signedIn(request).userId, input }) };
  });
}
