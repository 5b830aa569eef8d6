import type { FastifyInstance } from 'fastify';
import * as endpoints from '../../contract/endpoints/customer-book.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { copyCustomer, forgetCustomer } from '../privacy/forget-customer.ts';
import { routesOf } from '../route.ts';
import type { Services } from '../services.ts';
import { changeNote, grantPointsTo } from './change-customer.ts';
import { readCustomer } from './read-customer.ts';
import { searchCustomers } from './search-customers.ts';

/** Routes on which staff find the restaurant's own customers, and keep what they know of them. */
export async function customerBookRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = routesOf(app, services);
  const act = (request: Parameters<typeof signedIn>[0], id: string) => ({
    restaurantId: request.tenant.id,
    userId: signedIn(request).userId,
    now: services.clock(),
    id,
  });

  route(endpoints.searchCustomers, async ({ tenant, body }) => ({
    data: await searchCustomers(services, { restaurantId: tenant.id, ...body }),
  }));

  route(endpoints.getCustomer, async ({ tenant, params: { id } }) => ({
    data: { customer: await readCustomer(services.db, { restaurantId: tenant.id, id }) },
  }));

  route(endpoints.changeCustomerNote, async (request) => ({
    data: { note: await changeNote(services, act(request, request.params.id), request.body) },
  }));

  route(endpoints.grantPoints, async (request) => {
    const { params, body, headers } = request;
    const key = headers['idempotency-key'];
    return { data: { customer: await grantPointsTo(services, act(request, params.id), body, key) } };
  });

  route(endpoints.copyCustomer, async (request) => ({
    data: { copy: await copyCustomer(services, act(request, request.params.id)) },
  }));

  route(endpoints.forgetCustomer, async (request) => {
    await forgetCustomer(services, act(request, request.params.id));
  });
}
