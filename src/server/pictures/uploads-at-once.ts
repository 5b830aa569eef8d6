import { finished } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal, type RefusalKind } from '../platform/refusal.ts';

/** Files of a kind held in memory at the same time: of all restaurants, and of one, so that its slow ones leave room for others'. */
const MAX_AT_ONCE = 4;
const MAX_OF_ONE = 2;
const RETRY_AFTER_MS = 2_000;

/** A hook that takes a place until the answer is sent or the connection is gone; without one it refuses. */
export function uploadsAtOnce(busy: RefusalKind): (request: FastifyRequest, reply: FastifyReply) => Promise<void> {
  const taken: string[] = [];
  return async ({ tenant: { id } }, reply) => {
    if (taken.length >= MAX_AT_ONCE || taken.filter((each) => each === id).length >= MAX_OF_ONE) {
      throw new Refusal(busy, { retryAfterMs: RETRY_AFTER_MS });
    }
    taken.push(id);
    finished(reply.raw, () => taken.splice(taken.indexOf(id), 1));
  };
}
