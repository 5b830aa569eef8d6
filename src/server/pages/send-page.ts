import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding, isKnown } from '../platform/http/negotiate.ts';
import type { CachedPage } from './page-cache.ts';

/** Sends a page in the best encoding that the browser accepts, or 304 if the browser has it. Nobody may keep a broken page. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, page: CachedPage): FastifyReply {
  reply.code(page.status).headers({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': page.csp,
    'cache-control': page.isBroken ? 'no-store' : 'private, no-cache',
    vary: 'accept-encoding, accept-language, cookie',
    etag: page.etag,
  });
  if (page.status === 200 && isKnown(request.headers['if-none-match'], page.etag)) return reply.code(304).send();
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  if (!encoding) return reply.send(page.html);
  return reply.header('content-encoding', encoding).send(encoding === 'br' ? page.brotli : page.gzip);
}
