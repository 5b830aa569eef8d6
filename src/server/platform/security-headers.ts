import { isIP } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from './app.ts';

/** For answers that are no pages: nothing in them may load, run or be framed. Pages and the API viewer send their own. */
const NOTHING = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

export const ALWAYS = {
  'content-security-policy': NOTHING,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** A year. Subdomains are the restaurant's own business. */
const HSTS = 'max-age=31536000';

/** Sets what every answer of this server tells browsers; a route that needs something else overwrites it. */
export function sendSecurityHeaders(app: App): void {
  app.addHook('onRequest', (request, reply, done) => {
    setSecurityHeaders(request, reply);
    done();
  });
}

export function setSecurityHeaders(request: FastifyRequest, reply: FastifyReply): void {
  reply.headers(ALWAYS);
  if (isPublicHttps(request)) reply.header('strict-transport-security', HSTS);
}

/** `protocol` counts X-Forwarded-Proto from trusted proxies only. */
function isPublicHttps({ protocol, hostname }: FastifyRequest): boolean {
  if (protocol !== 'https') return false;
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost') || isIP(hostname.replace(/[[\]]/g, ''));
  return !isLocal;
}
