import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as endpoints from '../../contract/endpoints/assistants.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { pageOrigin } from '../pages/page-origin.ts';
import { networkOf } from '../platform/http/network-of.ts';
import { routesOf } from '../route.ts';
import type { Services } from '../services.ts';
import { readAssistants, setAssistants } from '../settings/set-assistants.ts';
import { answerMcp } from './answer-mcp.ts';
import { checkDoor } from './check-door.ts';
import {
  type Asker,
  cancelCheckout,
  completeCheckout,
  createCheckout,
  readCheckout,
  updateCheckout,
} from './checkouts/change-checkouts.ts';
import { openCheckout } from './checkouts/open-checkout.ts';
import { platformOf } from './platform-of.ts';
import { ucpProfileOf } from './ucp-envelope.ts';

/** What assistants call: the tools of the Model Context Protocol, and checkouts of the Universal Commerce Protocol. */
export async function assistantsRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = routesOf(app, services);
  app.addHook('onSend', async (_request, reply, payload) =>
    withContent(String(reply.getHeader('content-type')), payload),
  );
  // Before anything is read of what they send.
  const door = { preValidation: (request: FastifyRequest) => checkDoor(services, request) };
  const originOf = (request: FastifyRequest) => pageOrigin(request, services.config);
  const askerOf = (request: FastifyRequest): Asker => {
    const { tenant, language } = request;
    const network = networkOf(request);
    return { tenant, language, network, platform: platformOf(request), origin: originOf(request) };
  };

  route(endpoints.callMcp, (request, reply) => answerMcp({ services, request, ...askerOf(request) }, reply), door);

  route(
    endpoints.getUcpProfile,
    async (request, reply) => {
      reply.header('cache-control', 'public, max-age=300');
      return ucpProfileOf(originOf(request));
    },
    door,
  );

  route(
    endpoints.createCheckout,
    async (request, reply) => {
      const key = request.headers['idempotency-key'] ?? null;
      const { checkout, isRepeat } = await createCheckout(services, askerOf(request), { input: request.body, key });
      return reply.code(isRepeat ? 200 : 201).send(checkout);
    },
    door,
  );

  route(endpoints.getCheckout, (request) => readCheckout(services, askerOf(request), request.params.id), door);

  route(
    endpoints.updateCheckout,
    (request) => {
      const { params, body: input } = request;
      return updateCheckout(services, askerOf(request), { id: params.id, input });
    },
    door,
  );

  route(endpoints.completeCheckout, (request) => completeCheckout(services, askerOf(request), request.params.id), door);

  route(endpoints.cancelCheckout, (request) => cancelCheckout(services, askerOf(request), request.params.id), door);

  route(endpoints.getAssistants, async ({ tenant }) => ({ data: await readAssistants(services.db, tenant.id) }));

  route(endpoints.setAssistants, async (request) => {
    const { tenant, body: input } = request;
    const { userId } = signedIn(request);
    return { data: await setAssistants(services, { restaurantId: tenant.id, userId, input }) };
  });

  route(
    endpoints.openCheckout,
    async ({ tenant, body }) => ({ data: await openCheckout(services, tenant, body.id) }),
    door,
  );
}

/** A problem document that tells its sentence where the protocol has it, too. */
function withContent(type: string, payload: unknown): unknown {
  if (!type.startsWith('application/problem+json') || typeof payload !== 'string') return payload;
  const problem = JSON.parse(payload);
  return JSON.stringify({ ...problem, content: problem.detail });
}
