import { finished } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { Refusal, type RefusalKind } from '../platform/refusal.ts';

/** Files of a kind held in memory at the same time, of all restaurants. */
const MAX_AT_ONCE = 4;
const RETRY_AFTER_MS = 2_000;

/** Takes a place until the answer is sent or the connection is gone; without one it refuses. */
export function uploadsAtOnce(busy: RefusalKind): (reply: FastifyReply) => void {
  let taken = 0;
  return (reply) => {
    if (taken >= MAX_AT_ONCE) throw new Refusal(busy, { retryAfterMs: RETRY_AFTER_MS });
    taken++;
    finished(reply.raw, () => taken--);
  };
}
