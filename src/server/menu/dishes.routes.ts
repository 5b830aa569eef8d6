import type { FastifyInstance } from 'fastify';
import * as endpoints from '../../contract/endpoints/dishes.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { readAudit } from '../editing/read-audit.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import { routesOf } from '../route.ts';
import type { Services } from '../services.ts';
import { duplicateDish } from './duplicate-dish.ts';
import { readDish, readDishLines } from './read-dishes.ts';
import { removeDish } from './remove-dish.ts';
import { reorderRecords } from './reorder-records.ts';
import { saveDish } from './save-dish.ts';

const { not_found } = commonRefusals;

/** Routes on which owners and managers edit dishes. */
export async function dishesRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = routesOf(app, services);
  const { db, clock } = services;

  route(endpoints.getDish, async ({ tenant, params }) => {
    const product = await readDish(db, tenant.id, params.id, clock());
    if (!product) throw new Refusal(not_found);
    return { data: { product } };
  });

  route(endpoints.addDish, async (request) => {
    const { tenant, body: input, headers } = request;
    const { userId } = signedIn(request);
    const key = headers['idempotency-key'];
    const product = await saveDish(services, { tenant, userId, input, of: null, key });
    return { data: { product } };
  });

  route(endpoints.duplicateDish, async (request) => {
    const { tenant, params, headers } = request;
    const of = { tenant, userId: signedIn(request).userId, id: params.id, key: headers['idempotency-key'] };
    return { data: { product: await duplicateDish(services, of) } };
  });

  route(endpoints.changeDish, async (request) => {
    const { tenant, params, body } = request;
    const { userId } = signedIn(request);
    const { expectedVersion, ...input } = body;
    const product = await saveDish(services, { tenant, userId, input, of: { id: params.id, expectedVersion } });
    return { data: { product } };
  });

  route(endpoints.removeDish, async (request) => {
    const { tenant, params, query } = request;
    const { userId } = signedIn(request);
    await removeDish(services, { restaurantId: tenant.id, userId, id: params.id, ...query });
  });

  route(endpoints.orderDishes, async (request) => {
    const { tenant, body } = request;
    const { userId } = signedIn(request);
    const order = { tenant, userId, table: 'products', ids: body.ids } as const;
    const products = await reorderRecords(services, order, (tx, now) => readDishLines(tx, tenant, now));
    return { data: { products } };
  });

  route(endpoints.getDishHistory, async ({ tenant, params, query }) => {
    if (!(await readDish(db, tenant.id, params.id, clock()))) throw new Refusal(not_found);
    const about = { subject: 'product', subjectId: params.id };
    return { data: await readAudit(db, tenant, { ...query, about }) };
  });
}
