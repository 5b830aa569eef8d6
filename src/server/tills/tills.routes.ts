import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import * as endpoints from '../../contract/endpoints/till.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { routesOf } from '../route.ts';
import type { Services } from '../services.ts';
import { connectTill, disconnectTill, openTillPage, tryTillAgain } from './connect-till.ts';
import { draftTillMenu } from './draft-till-menu.ts';
import { readTill } from './read-till.ts';
import { receiveTillEvent } from './receive-till-event.ts';
import { sendMenuToTill } from './send-menu-to-till.ts';
import { tillsRefusals } from './tills.refusals.ts';

/** Routes on which owners connect the restaurant's till, and on which HubRise tells of its orders (decision 184). */
export async function tillsRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = routesOf(app, services);
  const act = (request: FastifyRequest) => ({
    ...{ tenant: request.tenant, restaurantId: request.tenant.id },
    ...{ userId: signedIn(request).userId, now: services.clock() },
  });

  route(endpoints.getTill, async ({ tenant }) => ({ data: await readTill(services, tenant.id) }));

  route(endpoints.openTillPage, async (request) => ({ data: { url: await openTillPage(services, act(request)) } }));

  route(endpoints.connectTill, async (request) => ({
    data: await connectTill(services, act(request), request.body),
  }));

  route(endpoints.sendTillMenu, async (request) => ({
    data: await sendMenuToTill(services, act(request)),
  }));

  route(endpoints.draftTillMenu, async ({ tenant, language }) => ({
    data: { menuImport: await draftTillMenu(services, { tenant, language }) },
  }));

  route(endpoints.tryTillAgain, async (request) => ({ data: await tryTillAgain(services, act(request)) }));

  route(endpoints.disconnectTill, async (request) => ({ data: await disconnectTill(services, act(request)) }));

  await app.register((inner) => eventsRoute(inner, services));
}

/** Its signature covers the body as it was sent, which is therefore not parsed before. */
async function eventsRoute(plain: FastifyInstance, services: Services): Promise<void> {
  plain.removeAllContentTypeParsers();
  plain.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  plain.withTypeProvider<ZodTypeProvider>().post(
    '/till/events',
    {
      schema: {
        hide: true,
        body: z.string(),
        refusals: [tillsRefusals.till_event_unsigned, commonRefusals.not_found],
      },
    },
    async ({ tenant, body, headers }, reply) => {
      const signature = String(headers['x-hubrise-hmac-sha256'] ?? '');
      await receiveTillEvent(services, { restaurantId: tenant.id, body, signature });
      return reply.code(204).send();
    },
  );
}
