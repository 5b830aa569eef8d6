import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServedRoute } from '../../contract/page-handler.ts';
import { nextBoundary } from '../../domain/times/opening-hours.ts';
import type { App } from '../platform/http/app.ts';
import { MAY_LOCATE } from '../platform/http/security-headers.ts';
import type { Services } from '../services.ts';
import { repeatWhileSame } from '../storefront/repeat-while-same.ts';
import { readAssets, STAFF } from './assets.ts';
import { pageDocument } from './document.ts';
import type { PageCache } from './page-cache.ts';
import { pageLanguage } from './page-language.ts';
import { pageOrigin } from './page-origin.ts';
import { sendPage } from './send-page.ts';
import { sendUnknownHost } from './unknown-host.ts';

interface StaffPages {
  dist: string;
  routes: ServedRoute[];
  cache: PageCache;
}

const LOCATING: ReadonlySet<string> = new Set(['courier', 'ride']);

/**
 * Mounts the staff app (decision 021). Its documents contain the restaurant's public record only;
 * its script asks the API for everything else.
 */
export function mountStaffPages(app: App, services: Services, { dist, routes, cache }: StaffPages): void {
  const assets = readAssets(dist, STAFF);
  async function answer(request: FastifyRequest, reply: FastifyReply, route: ServedRoute): Promise<FastifyReply> {
    const tenant = await services.tenants.byHost(request.host);
    const language = pageLanguage(request);
    if (!tenant) return sendUnknownHost(reply, language);
    const { restaurant, revision } = await services.content.of(tenant.id, language);
    const origin = pageOrigin(request, services.config);
    const now = services.clock();
    const page = await cache.get(`${tenant.id} ${language} ${origin} staff ${route.id}`, revision, now, async () => {
      const known = { restaurant: { data: { data: { restaurant } }, etag: null } };
      const rendered = {
        html: '',
        head: { title: restaurant.name },
        page: route,
        data: { language, renderedAt: now, messages: {}, resources: known },
      };
      const path = route.path.replace('*', '');
      return {
        ...pageDocument({
          rendered,
          restaurant,
          language,
          assets,
          origin,
          path,
          hasMap: services.config.MAP_TILES !== undefined,
        }),
        status: route.path.endsWith('*') ? 404 : 200,
        validUntil: nextBoundary(restaurant, now),
        isBroken: false,
      };
    });
    if (page.isSettled)
      repeatWhileSame(services, request, reply, { tenant, language, revision, validUntil: page.validUntil });
    // Where a courier may show how far away they are, and nowhere else among the staff's pages (decision 218).
    if (LOCATING.has(route.id)) reply.headers(MAY_LOCATE);
    return sendPage(request, reply.header('content-language', language), page);
  }

  for (const route of routes) {
    app.get(route.path, { schema: { hide: true } }, (request, reply) => answer(request, reply, route));
  }
}
