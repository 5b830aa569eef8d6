import { Socket } from 'node:net';
import type { App } from './app.ts';
import { commonRefusals } from './common-refusals.ts';
import { Refusal } from './refusal.ts';

/** Whether this process is about to end, and what comes next should go to another. */
export interface Drain {
  isOn: boolean;
}

/** Methods that a proxy may send again elsewhere without asking. */
const REPEATABLE = new Set(['GET', 'HEAD']);
/** For those who watch this very process. */
const OWN = new Set(['/healthz', '/readyz', '/metrics']);

/**
 * While draining, no connection is kept for another request, and what a proxy may repeat is refused with 502: that
 * teaches it to use another process before this one closes its door. Everything else is still done.
 */
export function refuseWhileDraining(app: App, drain: Drain): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!drain.isOn) return;
    reply.header('connection', 'close');
    // A page under way asks the API in process, without a socket.
    const isFromOutside = request.raw.socket instanceof Socket;
    if (!isFromOutside || !REPEATABLE.has(request.method) || OWN.has(request.url)) return;
    reply.header('retry-after', '1');
    throw new Refusal(commonRefusals.restarting);
  });
}
