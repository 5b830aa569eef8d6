import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PageHandler, PlainVisit } from '../../contract/page-handler.ts';
import { brotli, gzipped } from '../platform/cache/compress.ts';
import type { App, Tenant } from '../platform/http/app.ts';
import { acceptedEncoding } from '../platform/http/negotiate.ts';
import type { Services } from '../services.ts';
import type { Assets } from './assets.ts';
import { pageDocument } from './document.ts';
import { handBack } from './hand-back.ts';
import { injectTransport } from './inject-transport.ts';
import { pageLanguage } from './page-language.ts';
import { pageOrigin } from './page-origin.ts';
import type { PlainVisits } from './plain-visits.ts';
import type { RenderShares } from './render-shares.ts';

interface PlainPages {
  handler: PageHandler;
  assets: Assets;
  visits: PlainVisits;
  shares: RenderShares;
}

interface Asked {
  tenant: Tenant;
  visit: PlainVisit;
  /** What the page's form sent; null: the page is opened. */
  form: URLSearchParams | null;
}

/** Nobody waits for the best compression of a page that is sent once. */
const QUALITY = 4;

/** Answers somebody who orders without scripts: a page that is rendered for them and kept by nobody, or where their form leads. */
export async function sendPlainly(
  app: App,
  services: Services,
  { handler, assets, visits, shares }: PlainPages,
  request: FastifyRequest,
  reply: FastifyReply,
  { tenant, visit, form }: Asked,
): Promise<FastifyReply> {
  const language = pageLanguage(request, tenant);
  const { restaurant } = await services.content.of(tenant.id, language);
  const origin = pageOrigin(request, services.config);
  const transport = injectTransport(app, request.host, language, { ip: request.ip, token: visit.token });
  const url = `${origin}${request.url}`;
  const answer = await shares.run(request, tenant.id, () =>
    handler.answerPlainly({ url, language, now: services.clock(), transport, visit, form }),
  );
  reply.headers({ 'cache-control': 'no-store', 'content-language': language });
  if (answer.visit === null) {
    visits.end(reply);
    const { html, csp } = handBack(answer.cart, answer.to);
    return reply.type('text/html; charset=utf-8').header('content-security-policy', csp).send(html);
  }
  visits.keep(request, reply, tenant.id, answer.visit);
  if ('to' in answer) return reply.redirect(answer.to, 303);
  const { rendered, isRefused } = answer;
  const { html, csp } = pageDocument({
    rendered,
    restaurant,
    language,
    assets,
    origin,
    path: request.url,
    isPlain: true,
  });
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  reply.code(isRefused ? 422 : (rendered.head.status ?? 200)).headers({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': csp,
    vary: 'accept-encoding, accept-language, cookie',
    ...(encoding && { 'content-encoding': encoding }),
  });
  const body = Buffer.from(html);
  return reply.send(encoding === 'br' ? await brotli(body, QUALITY) : encoding ? await gzipped(body) : body);
}
