import type { App } from '../platform/http/app.ts';
import { isOwnMachine } from '../platform/http/own-machine.ts';
import { answerNotFound } from '../platform/refusals/problems.ts';
import type { Services } from '../services.ts';
import { hasSetupCode } from './setup-codes.ts';

/**
 * `/domain-known?domain=…`, for a proxy on this machine that gets certificates when a domain is first visited (`ask` of Caddy's
 * `on_demand_tls`): 200 if the domain is a restaurant's, or the operator has made a link to open one there; 404 otherwise. To anybody else
 * there is no such path.
 */
export async function domainKnownRoutes(app: App, services: Services): Promise<void> {
  const { tenants, db, clock } = services;

  app.get('/domain-known', { schema: { hide: true } }, async (request, reply) => {
    if (!isOwnMachine(request)) return answerNotFound(request, reply);
    const { domain } = request.query as { domain?: unknown };
    const isKnown =
      typeof domain === 'string' &&
      ((await tenants.byHost(domain)) !== null || (await hasSetupCode(db, { domain, now: clock() })));
    return reply
      .code(isKnown ? 200 : 404)
      .header('cache-control', 'no-store')
      .send({ ok: isKnown });
  });
}
