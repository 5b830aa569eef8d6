import type { IncomingMessage } from 'node:http';
import { compile } from '@fastify/proxy-addr';

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
