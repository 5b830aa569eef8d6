import type { FastifyInstance } from 'fastify';
import * as endpoints from '../../contract/endpoints/categories.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { routesOf } from '../route.ts';
import type { Services } from '../services.ts';
import { readCategories } from './read-categories.ts';
import { removeCategory } from './remove-category.ts';
import { reorderRecords } from './reorder-records.ts';
import { saveCategory } from './save-category.ts';

/** Routes on which owners and managers edit categories. They are read with the menu (`menu-record.routes.ts`). */
export async function categoriesRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = routesOf(app, services);

  route(endpoints.addCategory, async (request) => {
    const { tenant, body: input, headers } = request;
    const { userId } = signedIn(request);
    const key = headers['idempotency-key'];
    const category = await saveCategory(services, { tenant, userId, input, of: null, key });
    return { data: { category } };
  });

  route(endpoints.changeCategory, async (request) => {
    const { tenant, params, body } = request;
    const { userId } = signedIn(request);
    const { expectedVersion, ...input } = body;
    const of = { id: params.id, expectedVersion };
    return { data: { category: await saveCategory(services, { tenant, userId, input, of }) } };
  });

  route(endpoints.removeCategory, async (request) => {
    const { tenant, params, query } = request;
    const { userId } = signedIn(request);
    await removeCategory(services, { restaurantId: tenant.id, userId, id: params.id, query });
  });

  route(endpoints.orderCategories, async (request) => {
    const { tenant, body } = request;
    const { userId } = signedIn(request);
    const order = { tenant, userId, table: 'categories', ids: body.ids } as const;
    return { data: { categories: await reorderRecords(services, order, (tx) => readCategories(tx, tenant.id)) } };
  });
}
