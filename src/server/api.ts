import type { Writable } from 'node:stream';
import fastifyCookie from '@fastify/cookie';
import fastifyRateLimit from '@fastify/rate-limit';
import Fastify from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { API_BASE } from '../contract/transport.ts';
import { firstSupportedLanguage, LANGUAGES } from '../domain/languages.ts';
import { API_ROUTES, HOSTLESS_ROUTES } from './api-routes.ts';
import { atTheirPlaces } from './assistants/known-places.ts';
import { openWhereabouts } from './couriers/open-whereabouts.ts';
import { countCached, measureAnswered } from './metrics/metrics.ts';
import { openapiDocument } from './openapi/openapi-document.ts';
import { registerOpenapi } from './openapi/register-openapi.ts';
import { cacheShares } from './platform/cache/cache-shares.ts';
import { sendCached } from './platform/cache/cached-answer.ts';
import { responseCache } from './platform/cache/response-cache.ts';
import { tellOfAnswers } from './platform/http/answered.ts';
import { apiDocs } from './platform/http/api-docs.ts';
import type { App } from './platform/http/app.ts';
import { brokenRequests, refuseOddRequest } from './platform/http/broken-requests.ts';
import { refuseWhileDraining } from './platform/http/drain.ts';
import { readForwardedProtocol } from './platform/http/forwarded-protocol.ts';
import { readJsonBodies, refusePackedBodies } from './platform/http/json-body.ts';
import { logAnswered, logging, sendRequestIds } from './platform/http/logging.ts';
import { networkOf } from './platform/http/network-of.ts';
import { sendSecurityHeaders } from './platform/http/security-headers.ts';
import { httpServer } from './platform/http-server.ts';
import { openWindowCounts } from './platform/limits/open-window-counts.ts';
import { rateLimitStore } from './platform/limits/rate-limit-store.ts';
import { commonRefusals } from './platform/refusals/common-refusals.ts';
import { answerNobodys, answerProblem } from './platform/refusals/problems.ts';
import { Refusal } from './platform/refusals/refusal.ts';
import type { Services } from './services.ts';

/** Four times the largest body that a real client sends: a cart of a hundred lines with all their options. */
const MAX_BODY_BYTES = 256 * 1024;

/** Builds the HTTP API. `main.ts` adds the pages and static files. Logs go to `logTo`, by default to standard output. */
export async function createApp(services: Services, logTo?: Writable): Promise<App> {
  const { config } = services;
  const responses = responseCache({
    drain: services.drain,
    tell: (answered) => {
      logAnswered(app.log, answered);
      countCached(services.metrics, answered);
    },
    maxBytes: cacheShares(config.CACHE_MB).responses,
  });
  const app: App = Fastify({
    ...logging(config, logTo),
    ...brokenRequests,
    serverFactory: httpServer(config, [readForwardedProtocol, refuseOddRequest, responses.answer]),
    trustProxy: config.TRUSTED_PROXIES.length ? config.TRUSTED_PROXIES : false,
    bodyLimit: MAX_BODY_BYTES,
    rewriteUrl: atTheirPlaces,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  }).withTypeProvider<ZodTypeProvider>();
  services.log = app.log;

  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  readJsonBodies(app);
  refusePackedBodies(app);
  app.setErrorHandler(answerProblem);
  sendSecurityHeaders(app);
  sendRequestIds(app);
  tellOfAnswers(app, (answered) => {
    logAnswered(app.log, answered);
    measureAnswered(services.metrics, answered);
  });
  responses.fillFrom(app);
  app.decorateRequest('tenant');
  app.decorateRequest('language');
  app.decorateRequest('account', null);
  refuseWhileDraining(app, services.drain);

  await app.register(fastifyCookie);
  if (config.RATE_LIMITS) {
    const counts = await openWindowCounts(config);
    services.counts = counts;
    app.addHook('onClose', counts.close);
    await app.register(fastifyRateLimit, {
      global: false,
      store: rateLimitStore(counts),
      keyGenerator: networkOf,
    });
  }
  services.whereabouts = await openWhereabouts(config, services.clock);
  app.addHook('onClose', () => services.whereabouts.close());
  await registerOpenapi(app);

  await app.register(
    async (plain) => {
      const api = plain.withTypeProvider<ZodTypeProvider>();
      api.addHook('onRequest', async (request) => {
        const tenant = await services.tenants.byHost(request.host);
        const offered = isOfStaff(request.url) ? LANGUAGES : tenant?.languages;
        request.language =
          firstSupportedLanguage((request.headers['accept-language'] ?? '').split(','), offered) ??
          tenant?.contentLanguage ??
          'en';
        if (!tenant) throw new Refusal(commonRefusals.unknown_host);
        request.tenant = tenant;
      });
      api.addHook('onSend', async (_request, reply) => {
        if (!reply.hasHeader('vary')) reply.header('vary', 'accept-language, host');
        if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
      });
      // Registered in this scope, whose hooks set the language of the problem document.
      api.setNotFoundHandler(answerNobodys);
      const document = openapiDocument(app);
      api.get('/openapi.json', { schema: { hide: true } }, (request, reply) => sendCached(request, reply, document()));
      await api.register(apiDocs, { base: API_BASE, document });
      for (const routes of API_ROUTES) await api.register(routes, services);
    },
    { prefix: API_BASE },
  );
  for (const routes of HOSTLESS_ROUTES) await app.register((plain) => routes(plain, services));
  return app;
}

/** Staff read every language, also while they sign in. */
function isOfStaff(url: string): boolean {
  return url.startsWith(`${API_BASE}/staff/`) || url.startsWith(`${API_BASE}/auth/`);
}
