import fastifySwaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { type CachedAnswer, sendCached } from '../cache/cached-answer.ts';

/** Hash of the style element that Swagger UI inserts. A new version of Swagger UI may need another hash. */
const VIEWER_STYLE = "'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='";

/** Everything comes from this server, and no script is inline. */
const CSP = [
  "default-src 'none'",
  "script-src 'self'",
  `style-src 'self' ${VIEWER_STYLE}`,
  "img-src 'self' data:",
  "connect-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The OpenAPI document, to be read and tried out in a browser. */
export async function apiDocs(
  api: FastifyInstance,
  { base, document }: { base: string; document: () => CachedAnswer },
): Promise<void> {
  // The viewer would write the document anew for each request.
  api.addHook('onRequest', async (request, reply) => {
    if (/\/docs\/(?:json|yaml)$/.test(request.routeOptions.url ?? '')) return sendCached(request, reply, document());
  });
  await api.register(fastifySwaggerUi, {
    routePrefix: '/docs',
    indexPrefix: base,
    staticCSP: CSP,
    theme: { title: 'Servery API' },
    // Some 200 operations and their schemas take a slow machine half a minute to draw: each group is drawn when it is opened.
    uiConfig: { docExpansion: 'none', defaultModelsExpandDepth: 0, deepLinking: true },
    // Blank, because without a logo the viewer would show Fastify's.
    logo: { type: 'image/svg+xml', content: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') },
  });
}
