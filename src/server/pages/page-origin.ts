import type { FastifyRequest } from 'fastify';
import type { Config } from '../platform/config.ts';

/**
 * The origin that pages, sitemap and robots.txt name. A host can be written in many ways, and with any port; each new origin would
 * be a new document. So it is written in one way, without a port that nobody answers at: only the one that the connection came to,
 * and that of the settings, are known.
 */
export function pageOrigin(request: FastifyRequest, { PORT }: Pick<Config, 'PORT'>): string {
  const { host, protocol, socket } = request;
  const written = host.toLowerCase();
  const port = /:(\d+)$/.exec(written)?.[1];
  const name = (port === undefined ? written : written.slice(0, -port.length - 1)).replace(/\.$/, '');
  const isKnown = port !== undefined && [PORT, socket.localPort].includes(Number(port));
  return new URL(`${protocol === 'https' ? 'https' : 'http'}://${name}${isKnown ? `:${port}` : ''}`).origin;
}
