import type { FastifyInstance } from 'fastify';
import * as endpoints from '../../contract/endpoints/stations.ts';
import { networkOf } from '../platform/http/network-of.ts';
import { routesOf } from '../route.ts';
import type { Services } from '../services.ts';
import { bumpLine } from './bump-line.ts';
import { askingDevice, pair } from './pair-kitchen-device.ts';
import { readScreen } from './station-screen.ts';

/**
 * Routes of paired devices, which have no account: a device may read its station's screen and say what is done there, and nothing else.
 * Its secret is the header `kitchen-device`. They are in no document: only our own page calls them.
 */
export async function kitchenRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = routesOf(app, services);

  route(endpoints.pairKitchenDevice, async (request) => ({
    data: {
      token: await pair(services, {
        restaurantId: request.tenant.id,
        network: networkOf(request),
        typed: request.body.code,
      }),
    },
  }));

  route(endpoints.getKitchenScreen, async (request) => {
    const { station_id } = await askingDevice(services, request);
    return { data: await readScreen(services, request.tenant, station_id) };
  });

  route(
    endpoints.bumpKitchenLine,
    async (request) => {
      const { station_id: stationId } = await askingDevice(services, request);
      await bumpLine(services, { restaurantId: request.tenant.id, stationId }, request.body);
      return { data: await readScreen(services, request.tenant, stationId) };
    },
    { preValidation: async (request) => void (await askingDevice(services, request)) },
  );
}
