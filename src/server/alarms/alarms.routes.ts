import type { FastifyInstance } from 'fastify';
import * as endpoints from '../../contract/endpoints/alarms.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { routesOf } from '../route.ts';
import type { Services } from '../services.ts';
import { changeAlarms, readAlarms } from './alarm-settings.ts';
import { testPerson } from './test-person.ts';
import { testWebhook } from './test-webhook.ts';

/** Routes on which owners set how the restaurant is told of unanswered orders (decision 097). */
export async function alarmsRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = routesOf(app, services);

  route(endpoints.getAlarms, async ({ tenant }) => ({ data: await readAlarms(services, tenant.id) }));

  route(endpoints.changeAlarms, async (request) => {
    const { tenant, body: change } = request;
    const { userId } = signedIn(request);
    return { data: await changeAlarms(services, { restaurantId: tenant.id, userId, change }) };
  });

  route(endpoints.testWebhook, async ({ tenant }) => {
    await testWebhook(services, tenant.id);
    return { data: { isQueued: true } };
  });

  route(endpoints.testPerson, async ({ tenant, params }) => {
    await testPerson(services, tenant.id, params.id);
    return { data: { isQueued: true } };
  });
}
