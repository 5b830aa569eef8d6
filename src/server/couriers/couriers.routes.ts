import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as endpoints from '../../contract/endpoints/couriers.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { toIso } from '../platform/clock.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import { routesOf } from '../route.ts';
import type { Services } from '../services.ts';
import { findRide } from './find-ride.ts';
import { makeCourierLink } from './make-courier-link.ts';
import { photoOf } from './order-photos.repo.ts';
import { presentRide } from './present-ride.ts';
import { readCouriers } from './read-couriers.ts';
import { releaseOrder } from './release-order.ts';
import { setCouriers } from './set-couriers.ts';
import { settleCourier } from './settle-courier.ts';
import { showPosition } from './show-position.ts';
import { stepOrder } from './step-order.ts';
import { takeOrder } from './take-order.ts';
import { undoSettlement } from './undo-settlement.ts';

/** Routes of couriers, who have no account: by a link a phone takes one delivery, and says what becomes of it (decision 156). */
export async function couriersRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = routesOf(app, services);

  route(endpoints.setCouriers, async (request) => {
    const { tenant, body: input } = request;
    const { userId } = signedIn(request);
    return { data: await setCouriers(services, { restaurantId: tenant.id, userId, input }) };
  });

  route(endpoints.listCouriers, async ({ tenant }) => ({ data: await readCouriers(services, tenant) }));

  route(endpoints.settleCourier, async (request) => {
    const { tenant, body: input } = request;
    await settleCourier(services, { tenant, userId: signedIn(request).userId, input });
    return { data: await readCouriers(services, tenant) };
  });

  route(endpoints.undoSettlement, async (request) => {
    const { tenant, params } = request;
    await undoSettlement(services, { tenant, userId: signedIn(request).userId, id: params.id });
    return { data: await readCouriers(services, tenant) };
  });

  route(endpoints.makeCourierLink, async ({ tenant, params: { id: orderId } }) => ({
    data: { path: await makeCourierLink(services, { restaurantId: tenant.id, orderId }) },
  }));

  route(endpoints.releaseCourier, async (request) => {
    const { userId } = signedIn(request);
    const act = { restaurantId: request.tenant.id, userId, now: services.clock(), orderId: request.params.id };
    return { data: { order: await releaseOrder(services, act) } };
  });

  route(endpoints.getDeliveryPhoto, async ({ tenant, params: { id: orderId } }) => {
    const photo = await photoOf(services.db, { restaurantId: tenant.id, orderId });
    if (!photo) throw new Refusal(commonRefusals.not_found);
    return { data: { takenAt: toIso(photo.taken_at), picture: `data:image/webp;base64,${photo.webp}` } };
  });

  const courierOf = ({ tenant, body }: FastifyRequest & { body: { token: string; device: string } }) => ({
    ...{ restaurantId: tenant.id, token: body.token, device: body.device },
  });

  route(endpoints.getCourierOrder, async (request) => {
    const courier = courierOf(request);
    return { data: await presentRide(services, await findRide(services, courier), courier) };
  });

  route(endpoints.takeCourierOrder, async (request) => ({
    data: await takeOrder(services, { ...courierOf(request), name: request.body.name }),
  }));

  route(endpoints.stepCourierOrder, async (request) => ({
    data: await stepOrder(services, courierOf(request), request.body),
  }));

  route(endpoints.showCourierPosition, async (request) => ({
    data: { isShown: await showPosition(services, courierOf(request), request.body) },
  }));
}
