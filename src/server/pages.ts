import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PageHandler, ServedRoute } from '../contract/page-handler.ts';
import { nextServingChange } from '../domain/menu/serving-hours.ts';
import { nextBoundary } from '../domain/times/opening-hours.ts';
import { readAssets, STOREFRONT } from './pages/assets.ts';
import { pathBeforeLineBreak } from './pages/before-line-break.ts';
import { currentBuild } from './pages/current-build.ts';
import { pageDocument } from './pages/document.ts';
import { injectTransport } from './pages/inject-transport.ts';
import { MISSING_DISH, missingDish, pageOfMissing } from './pages/missing-dish.ts';
import { noticeOutage } from './pages/notice-outage.ts';
import { PageCache } from './pages/page-cache.ts';
import { pageLanguage } from './pages/page-language.ts';
import { pageOrigin } from './pages/page-origin.ts';
import { pagePath } from './pages/page-path.ts';
import { takePlainForms } from './pages/plain-forms.ts';
import { sendPlainly } from './pages/plain-pages.ts';
import { NEW_VISIT, plainVisits } from './pages/plain-visits.ts';
import { RenderShares } from './pages/render-shares.ts';
import { sendPage } from './pages/send-page.ts';
import { serveServiceWorkers } from './pages/serve-service-worker.ts';
import { mountStaffPages } from './pages/staff-pages.ts';
import { sendUnknownHost } from './pages/unknown-host.ts';
import { cacheShares } from './platform/cache/cache-shares.ts';
import type { App } from './platform/http/app.ts';
import { MAY_LOCATE } from './platform/http/security-headers.ts';
import { answerNotFound } from './platform/refusals/problems.ts';
import { nextWindow } from './promotions/next-window.ts';
import type { Services } from './services.ts';
import { endOfBusy } from './slots/end-of-busy.ts';
import type { ContentSnapshot } from './storefront/content-snapshot.ts';
import { repeatWhileSame } from './storefront/repeat-while-same.ts';

/**
 * Mounts the storefront's rendered pages, the staff's pages, and the files that browsers load with them, from the last build.
 */
export async function mountPages(app: App, services: Services, dist = currentBuild()): Promise<void> {
  const handler = (await import(pathToFileURL(join(dist, 'server/entry-server.js')).href)) as PageHandler;
  const assets = readAssets(dist, STOREFRONT);
  const cache = new PageCache(cacheShares(services.config.CACHE_MB).pages);
  const shares = new RenderShares(services.config);
  const visits = plainVisits(services);
  const plain = { handler, assets, visits, shares };

  await app.register(fastifyStatic, {
    root: join(dist, 'client/assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
    index: false,
    decorateReply: false,
  });

  await serveServiceWorkers(app, join(dist, 'client'));

  mountStaffPages(app, services, { dist, routes: handler.staffRoutes, cache });

  async function answer(request: FastifyRequest, reply: FastifyReply, route?: ServedRoute): Promise<FastifyReply> {
    const tenant = await services.tenants.byHost(request.host);
    if (!tenant) return sendUnknownHost(reply, pageLanguage(request));
    const language = pageLanguage(request, tenant);
    const visit = route?.plain ? visits.of(request, tenant.id) : null;
    if (visit) return sendPlainly(app, services, plain, request, reply, { tenant, visit, form: null });
    const content = await services.content.of(tenant.id, language);
    const { restaurant, revision, promotions } = content;
    const origin = pageOrigin(request, services.config);
    const params = request.params as Record<string, string>;
    const missing = missingDish(params, content);
    const shown = missing === null ? params : { ...params, productId: MISSING_DISH };
    const path = route ? pagePath(route, { url: request.url, params: shown }, content) : pathOf(request.url);
    const now = services.clock();
    const document = isSameAtAnyAddress(route) ? (route?.path ?? '*') : path;
    const render = async () => {
      const { transport, hasFailed } = noticeOutage(injectTransport(app, request.host, language));
      const rendered = await handler.renderPage({ url: `${origin}${path}`, language, now, transport });
      const isBroken = hasFailed();
      return {
        ...pageDocument({
          rendered,
          restaurant,
          language,
          assets,
          origin,
          path,
          measured: services.config.WEB_VITALS_SAMPLE,
        }),
        status: isBroken ? 503 : (rendered.head.status ?? 200),
        isBroken,
        validUntil: Math.min(
          nextBoundary(restaurant, now),
          nextWindow(promotions, now),
          endOfBusy(restaurant, now),
          nextServed(content, now),
        ),
      };
    };
    const page = await cache.get(`${tenant.id} ${language} ${origin}${document}`, revision, now, () =>
      shares.run(request, tenant.id, render),
    );
    reply.header('content-language', language);
    // Of all pages, because the app may go on from any of them to one that asks.
    if (restaurant.deliverySettings.zones?.some(({ postcodes }) => !postcodes)) reply.headers(MAY_LOCATE);
    if (missing !== null) return sendPage(request, reply, await pageOfMissing(page, missing));
    if (page.isSettled)
      repeatWhileSame(services, request, reply, { tenant, language, revision, validUntil: page.validUntil });
    return sendPage(request, reply, page);
  }

  for (const route of handler.pageRoutes) {
    if (route.path !== '*')
      app.get(route.path, { schema: { hide: true } }, (request, reply) => answer(request, reply, route));
  }
  await takePlainForms(app, handler.pageRoutes, async (request, reply, form) => {
    const tenant = await services.tenants.byHost(request.host);
    if (!tenant) return sendUnknownHost(reply, pageLanguage(request));
    const visit = visits.of(request, tenant.id) ?? NEW_VISIT;
    return sendPlainly(app, services, plain, request, reply, { tenant, visit, form });
  });
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    if (!isPage || request.url.startsWith('/api/')) return answerNotFound(request, reply);
    const meant = pathBeforeLineBreak(request.url);
    return meant === null ? answer(request, reply) : reply.redirect(meant);
  });
}

/**
 * Whether one document serves all addresses of a route. That is so for pages that only the signed-in see, whose contents, such as
 * an order, the browser asks for; and for addresses that no route has (`undefined`), whose page does not name its address.
 */
function isSameAtAnyAddress(route: ServedRoute | undefined): boolean {
  return route === undefined || route.guard !== undefined;
}

/** The menu shows first what can be had now. */
function nextServed({ categories, restaurant }: ContentSnapshot, now: number): number {
  const hours = categories.flatMap((category) => category.hours ?? []);
  return nextServingChange(hours, now, restaurant.timezone) ?? Number.POSITIVE_INFINITY;
}

function pathOf(url: string): string {
  const mark = url.indexOf('?');
  return mark < 0 ? url : url.slice(0, mark);
}
