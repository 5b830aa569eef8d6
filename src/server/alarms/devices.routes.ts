import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as endpoints from '../../contract/endpoints/alarms.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { routesOf } from '../route.ts';
import type { Services } from '../services.ts';
import { addDevice, readDevices, removeDevice, testDevice } from './keep-devices.ts';

/** Routes on which staff keep the devices that ring for orders (decision 097). */
export async function devicesRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = routesOf(app, services);
  const by = (request: FastifyRequest) => ({ restaurantId: request.tenant.id, userId: signedIn(request).userId });

  route(endpoints.listDevices, async ({ tenant }) => ({ data: await readDevices(services, tenant.id) }));

  route(endpoints.addDevice, async (request) => ({ data: await addDevice(services, by(request), request.body) }));

  route(endpoints.testDevice, async ({ tenant, params }) => {
    await testDevice(services, { restaurantId: tenant.id, ...params });
    return { data: { isQueued: true } };
  });

  route(endpoints.removeDevice, async (request) => {
    await removeDevice(services, { ...by(request), ...request.params });
    return { data: await readDevices(services, request.tenant.id) };
  });
}
