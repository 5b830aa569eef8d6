import { Socket } from 'node:net';
import { commonRefusals } from '../refusals/common-refusals.ts';
import { Refusal } from '../refusals/refusal.ts';
import type { App } from './app.ts';

/** On once this process has been told to end and new requests should go to another one. */
export interface Drain {
  isOn: boolean;
}

/** Idempotent methods, which a proxy may repeat at another process. */
const REPEATABLE = new Set(['GET', 'HEAD']);
/** Always answered: their callers ask about this very process. */
const OWN = new Set(['/healthz', '/readyz', '/metrics']);

/**
 * While draining, every answer closes its connection, and requests that a proxy may repeat get a 502, which makes the proxy use
 * another process before this one closes. All other requests are still served (decision 016).
 */
export function refuseWhileDraining(app: App, drain: Drain): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!drain.isOn) return;
    reply.header('connection', 'close');
    // Calls of a page that is being rendered come in process, without a socket, and must still be answered.
    const isFromOutside = request.raw.socket instanceof Socket;
    if (!isFromOutside || !REPEATABLE.has(request.method) || OWN.has(request.url)) return;
    reply.header('retry-after', '1');
    throw new Refusal(commonRefusals.restarting);
  });
}
