import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as endpoints from '../../contract/endpoints/webhooks.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { routesOf } from '../route.ts';
import type { Services } from '../services.ts';
import {
  addWebhook,
  changeWebhook,
  deliverAgain,
  readDeliveries,
  readWebhooks,
  removeWebhook,
  renewSecret,
  tryWebhook,
} from './change-webhooks.ts';

/** Routes on which owners keep the addresses that are called when something happens (decision 136). */
export async function webhooksRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = routesOf(app, services);
  const act = (request: FastifyRequest) => ({
    restaurantId: request.tenant.id,
    userId: signedIn(request).userId,
    now: services.clock(),
  });

  route(endpoints.listWebhooks, async ({ tenant }) => ({
    data: { webhooks: await readWebhooks(services, tenant.id) },
  }));

  route(endpoints.addWebhook, async (request) => ({
    data: { webhooks: await addWebhook(services, act(request), request.body) },
  }));

  route(endpoints.changeWebhook, async (request) => ({
    data: { webhooks: await changeWebhook(services, { ...act(request), ...request.params }, request.body) },
  }));

  route(endpoints.removeWebhook, async (request) => ({
    data: { webhooks: await removeWebhook(services, { ...act(request), ...request.params }) },
  }));

  route(endpoints.renewWebhookSecret, async (request) => ({
    data: { webhooks: await renewSecret(services, { ...act(request), ...request.params }) },
  }));

  route(endpoints.listDeliveries, async ({ tenant, params: { id } }) => ({
    data: { deliveries: await readDeliveries(services, { restaurantId: tenant.id, id }) },
  }));

  route(endpoints.tryWebhook, async (request) => ({
    data: { deliveries: await tryWebhook(services, { ...act(request), ...request.params }) },
  }));

  route(endpoints.deliverAgain, async (request) => ({
    data: { deliveries: await deliverAgain(services, { ...act(request), ...request.params }) },
  }));
}
