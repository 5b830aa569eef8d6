import type { IncomingMessage } from 'node:http';
import proxyAddress, { compile } from '@fastify/proxy-addr';
import { normalizeIP } from '@fastify/rate-limit';

/** Reads the host that a visitor opened. X-Forwarded-Host is believed from trusted proxies only (DECISIONS "Tenant"), as Fastify does. */
export function hostReader(trustedProxies: string[]): (request: IncomingMessage) => string {
  const isTrusted = compile(trustedProxies);
  return ({ headers, socket }) => {
    const host = headers.host ?? '';
    if (!isTrusted(socket.remoteAddress ?? '', 0)) return host;
    return (
      String(headers['x-forwarded-host'] ?? '')
        .split(',')
        .pop()
        ?.trim() || host
    );
  };
}

/** Reads the address that a connection came from, as Fastify does; for IPv6 its network, because one household has many addresses. */
export function addressReader(trustedProxies: string[]): (request: IncomingMessage) => string {
  const isTrusted = compile(trustedProxies);
  return (request) => normalizeIP(proxyAddress(request, isTrusted) ?? '');
}
