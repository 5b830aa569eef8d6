import type { IncomingMessage } from 'node:http';

const HEADER = 'x-forwarded-proto';
const KNOWN = ['http', 'https'];

/**
 * Leaves in X-Forwarded-Proto only what a visitor's address can begin with: `http` or `https`, the first of several. Anything else
 * counts as not said; it would otherwise become a part of addresses. Whether the sender is believed is decided by Fastify. The
 * header stays, though empty, because it tells that a proxy passed the request on (`own-machine.ts`). Answers nothing itself.
 */
export function readForwardedProtocol({ headers }: IncomingMessage): false {
  const said = headers[HEADER];
  if (said !== undefined) {
    const [first = ''] = String(said).split(',');
    const protocol = first.trim().toLowerCase();
    headers[HEADER] = KNOWN.includes(protocol) ? protocol : '';
  }
  return false;
}
