import type { FastifyInstance } from 'fastify';
import * as endpoints from '../../contract/endpoints/legal.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { routesOf } from '../route.ts';
import type { Services } from '../services.ts';
import { sendContent } from '../storefront/send-content.ts';
import { changeLegal, readLegal } from './legal-settings.ts';

/** Routes of the restaurant's own legal texts, and of what owners and managers write into them. */
export async function legalRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = routesOf(app, services);

  route(endpoints.getLegalTexts, async (request, reply) =>
    sendContent(services, request, reply, ({ answers, legalTexts }) =>
      answers.json('legal', () => ({ data: legalTexts })),
    ),
  );

  route(endpoints.getLegal, async ({ tenant }) => ({ data: await readLegal(services.db, tenant.id) }));

  route(endpoints.changeLegal, async (request) => {
    const { tenant, body: change } = request;
    const { userId } = signedIn(request);
    return { data: await changeLegal(services, { restaurantId: tenant.id, userId, change }) };
  });
}
