import type { FastifyReply, FastifyRequest } from 'fastify';
import { LANGUAGES } from '../../domain/languages.ts';
import { type CachedAnswer, sendCached } from '../platform/cache/cached-answer.ts';
import type { App } from '../platform/http/app.ts';
import { answerNotFound } from '../platform/refusals/problems.ts';
import type { Services } from '../services.ts';
import type { ContentSnapshot } from '../storefront/content-snapshot.ts';
import { APP_ICONS, type AppIconName, appIcon } from './app-icon.ts';
import { pageLanguage } from './page-language.ts';
import { pageOrigin } from './page-origin.ts';
import { robots } from './robots.ts';
import { sitemap } from './sitemap.ts';
import { webManifest } from './web-manifest.ts';

type Answer = (request: FastifyRequest, reply: FastifyReply, content: ContentSnapshot) => Promise<FastifyReply>;

/** Files that crawlers and phones request from each restaurant's domain. */
export async function siteFileRoutes(app: App, services: Services): Promise<void> {
  const origin = (request: FastifyRequest) => pageOrigin(request, services.config);

  function serve(path: string, answer: Answer): void {
    app.get(path, { schema: { hide: true } }, async (request, reply) => {
      const tenant = await services.tenants.byHost(request.host);
      if (!tenant) return answerNotFound(request, reply);
      const language = pageLanguage(request, path.startsWith('/staff') ? undefined : tenant);
      return answer(request, reply, await services.content.of(tenant.id, language));
    });
  }
  /** Cached by content and address, without a question that anybody may add to it: the sitemap of a long menu is a megabyte. */
  function once(
    request: FastifyRequest,
    { answers }: ContentSnapshot,
    type: string,
    write: () => string,
  ): CachedAnswer {
    return answers.text(`${origin(request)}${request.routeOptions.url}`, type, write);
  }

  serve('/robots.txt', (request, reply, content) =>
    sendCached(
      request,
      reply,
      once(request, content, 'text/plain', () => robots(origin(request))),
    ),
  );

  serve('/sitemap.xml', (request, reply, content) => {
    const { restaurant, products } = content;
    const write = () =>
      sitemap({
        origin: origin(request),
        contentLanguage: restaurant.contentLanguage,
        languages: restaurant.languages ?? LANGUAGES,
        productIds: products.map(({ _id }) => _id),
        hasImprint: restaurant.legal !== undefined,
      });
    return sendCached(request, reply, once(request, content, 'application/xml', write));
  });

  serve('/manifest.webmanifest', (request, reply, content) => {
    const write = () => JSON.stringify(webManifest(content.restaurant, content.restaurant.lang));
    return sendCached(request, reply, once(request, content, 'application/manifest+json', write));
  });

  serve('/staff/manifest.webmanifest', (request, reply, content) => {
    const write = () => JSON.stringify(webManifest(content.restaurant, content.restaurant.lang, 'staff'));
    return sendCached(request, reply, once(request, content, 'application/manifest+json', write));
  });

  serve('/app-icons/:name', async (request, reply, { restaurant }) => {
    const { name } = request.params as { name: string };
    if (!Object.hasOwn(APP_ICONS, name)) return answerNotFound(request, reply);
    const icon = await appIcon(services.config, restaurant, name as AppIconName);
    // Webmail pages, which are of other origins, show it too.
    reply.header('cross-origin-resource-policy', 'cross-origin');
    return reply.type('image/png').header('cache-control', 'public, max-age=31536000, immutable').send(icon);
  });
}
