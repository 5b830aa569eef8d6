import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as endpoints from '../../contract/endpoints/rides.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { routesOf } from '../route.ts';
import type { Services } from '../services.ts';
import type { SignedInCourier } from './courier.ts';
import { findRide } from './find-ride.ts';
import { presentRide } from './present-ride.ts';
import { readRides } from './read-rides.ts';
import { showPosition } from './show-position.ts';
import { stepOrder } from './step-order.ts';
import { takeOrder } from './take-order.ts';

/** Routes of couriers who are signed in: what is ready, what is theirs, and what becomes of it (decision 195). */
export async function ridesRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = routesOf(app, services);

  const courierOf = (request: FastifyRequest & { params: { id: string } }): SignedInCourier => ({
    ...{ restaurantId: request.tenant.id, userId: signedIn(request).userId, orderId: request.params.id },
  });

  route(endpoints.listRides, async (request) => ({
    data: await readRides(services, { tenant: request.tenant, userId: signedIn(request).userId }),
  }));

  route(endpoints.getRide, async (request) => {
    const courier = courierOf(request);
    return { data: await presentRide(services, await findRide(services, courier), courier) };
  });

  route(endpoints.takeRide, async (request) => ({ data: await takeOrder(services, courierOf(request)) }));

  route(endpoints.stepRide, async (request) => ({
    data: await stepOrder(services, courierOf(request), request.body),
  }));

  route(endpoints.showRidePosition, async (request) => ({
    data: { isShown: await showPosition(services, courierOf(request), request.body) },
  }));
}
