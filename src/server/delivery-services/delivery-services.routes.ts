import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import * as endpoints from '../../contract/endpoints/delivery-services.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { routesOf } from '../route.ts';
import type { Services } from '../services.ts';
import { callBack } from './call-back.ts';
import { connectService, disconnectService } from './connect-service.ts';
import { deliveryServicesRefusals as refusals } from './delivery-services.refusals.ts';
import { handOver } from './hand-over.ts';
import { receiveStuartEvent, receiveUberEvent } from './hear-services.ts';
import { quoteDelivery } from './quote-delivery.ts';
import { readServices } from './read-services.ts';

/** Routes on which owners connect services that bring deliveries, staff hand orders to them, and services tell of them (decision 214). */
export async function deliveryServicesRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = routesOf(app, services);
  const act = (request: FastifyRequest) => ({
    ...{ tenant: request.tenant, restaurantId: request.tenant.id },
    ...{ userId: signedIn(request).userId, now: services.clock() },
  });

  route(endpoints.listDeliveryServices, async ({ tenant }) => ({ data: await readServices(services, tenant) }));

  route(endpoints.connectDeliveryService, async (request) => ({
    data: await connectService(services, { ...act(request), service: request.params.service }, request.body),
  }));

  route(endpoints.disconnectDeliveryService, async (request) => ({
    data: await disconnectService(services, { ...act(request), service: request.params.service }),
  }));

  route(endpoints.quoteDelivery, async ({ tenant, params, body }) => ({
    data: await quoteDelivery(services, { restaurantId: tenant.id, orderId: params.id, service: body.service }),
  }));

  route(endpoints.handOver, async (request) => {
    const { tenant: _, ...who } = act(request);
    return {
      data: { order: await handOver(services, { ...who, orderId: request.params.id, quote: request.body.quote }) },
    };
  });

  route(endpoints.callBackDelivery, async (request) => {
    const { tenant: _, ...who } = act(request);
    return { data: { order: await callBack(services, { ...who, orderId: request.params.id }) } };
  });

  await app.register((inner) => eventsRoutes(inner, services));
}

/** A signature covers the body as it was sent, which is therefore not parsed before. */
async function eventsRoutes(plain: FastifyInstance, services: Services): Promise<void> {
  plain.removeAllContentTypeParsers();
  plain.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  const typed = plain.withTypeProvider<ZodTypeProvider>();
  const schema = { hide: true, body: z.string(), refusals: [refusals.service_event_unsigned] };
  typed.post('/delivery-services/uber_direct/events', { schema }, async ({ tenant, body, headers }, reply) => {
    const signature = String(headers['x-uber-signature'] ?? headers['x-postmates-signature'] ?? '');
    await receiveUberEvent(services, { restaurantId: tenant.id, body, signature });
    return reply.code(200).send();
  });
  typed.post(
    '/delivery-services/stuart/events/:token',
    { schema: { ...schema, params: z.object({ token: z.string().max(100) }) } },
    async ({ tenant, body, params }, reply) => {
      await receiveStuartEvent(services, { restaurantId: tenant.id, body, token: params.token });
      return reply.code(200).send();
    },
  );
}
