import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as endpoints from '../../contract/endpoints/order-record.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { routesOf } from '../route.ts';
import type { Services } from '../services.ts';
import { readRecord } from './read-record.ts';
import { stepBack } from './take-back-handover.ts';
import { noteOrder, writeToCustomer } from './write-note.ts';

/** Routes of an order's page: all that happened to it, what staff write about it, and the step back. */
export async function orderRecordRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = routesOf(app, services);
  const act = (request: FastifyRequest & { params: { id: string } }) => ({
    restaurantId: request.tenant.id,
    userId: signedIn(request).userId,
    orderId: request.params.id,
  });
  const record = async ({ tenant, language, params }: FastifyRequest & { params: { id: string } }) => ({
    data: await readRecord(services, { restaurantId: tenant.id, orderId: params.id, language }),
  });

  route(endpoints.getOrderRecord, record);

  route(endpoints.addOrderNote, async (request) => {
    await noteOrder(services, act(request), request.body.text);
    return await record(request);
  });

  route(endpoints.writeToCustomer, async (request) => {
    await writeToCustomer(services, act(request), request.body);
    return await record(request);
  });

  route(endpoints.stepBackOrder, async (request) => {
    await stepBack(services, { ...act(request), expectedVersion: request.body.expectedVersion });
    return record(request);
  });
}
