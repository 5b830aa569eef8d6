import { isIP } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from './app.ts';

/** For answers that are not pages: nothing may be loaded, run or framed. Pages and the API viewer send a policy of their own. */
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

/** Of pages that may ask the browser where it is, which asks the visitor; they do so at a tap. */
export const MAY_LOCATE = {
  'permissions-policy': ALWAYS['permissions-policy'].replace('geolocation=()', 'geolocation=(self)'),
};

/** A year. Without `includeSubDomains`: the other subdomains of a restaurant's domain are not ours. */
const HSTS = 'max-age=31536000';

/** Sets the security headers of every answer; a route that needs other values overwrites them. */
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

/**
 * False for local names and IP addresses, whose browsers must not remember HSTS. `protocol` honours X-Forwarded-Proto of trusted
 * proxies only.
 */
function isPublicHttps({ protocol, hostname }: FastifyRequest): boolean {
  if (protocol !== 'https') return false;
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost') || isIP(hostname.replace(/[[\]]/g, ''));
  return !isLocal;
}
