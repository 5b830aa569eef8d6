import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as endpoints from '../../contract/endpoints/stations.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { routesOf } from '../route.ts';
import type { Services } from '../services.ts';
import { bumpLine } from './bump-line.ts';
import {
  addKitchenDevice,
  addStation,
  changeStation,
  readStations,
  removeStation,
  revokeKitchenDevice,
} from './change-stations.ts';
import { readScreen } from './station-screen.ts';

/** Routes of the kitchen's stations: kept in the office, and shown to whoever cooks (decision 100). */
export async function stationsRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = routesOf(app, services);
  const act = (request: FastifyRequest) => ({
    restaurantId: request.tenant.id,
    userId: signedIn(request).userId,
    now: services.clock(),
  });

  route(endpoints.listStations, async ({ tenant }) => ({
    data: { stations: await readStations(services.db, tenant.id) },
  }));

  route(endpoints.addStation, async (request) => ({
    data: { stations: await addStation(services, act(request), request.body) },
  }));

  route(endpoints.changeStation, async (request) => ({
    data: { stations: await changeStation(services, { ...act(request), ...request.params }, request.body) },
  }));

  route(endpoints.removeStation, async (request) => ({
    data: { stations: await removeStation(services, { ...act(request), ...request.params }) },
  }));

  route(endpoints.addKitchenDevice, async (request) => {
    const data = await addKitchenDevice(services, { ...act(request), ...request.params }, request.body.name);
    return { data };
  });

  route(endpoints.revokeKitchenDevice, async (request) => ({
    data: { stations: await revokeKitchenDevice(services, { ...act(request), ...request.params }) },
  }));

  route(endpoints.getStationScreen, async ({ tenant, params: { id } }) => ({
    data: await readScreen(services, tenant, id),
  }));

  route(endpoints.bumpLine, async ({ tenant, params: { id: stationId }, body }) => {
    await bumpLine(services, { restaurantId: tenant.id, stationId }, body);
    return { data: await readScreen(services, tenant, stationId) };
  });
}
