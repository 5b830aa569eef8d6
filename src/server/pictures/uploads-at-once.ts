import { finished } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal, type RefusalKind } from '../platform/refusals/refusal.ts';

/**
 * Uploads of one kind in memory at the same time. While few are, a restaurant may have two. Beyond them each may have one, so that two
 * restaurants with slow uploads do not block the others.
 */
const FEW = 4;
const MAX_AT_ONCE = 12;
const RETRY_AFTER_MS = 2_000;

/** A hook that holds a slot until the answer is sent or the connection is closed. Throws `busy` if no slot is free. */
export function uploadsAtOnce(busy: RefusalKind): (request: FastifyRequest, reply: FastifyReply) => Promise<void> {
  const taken: string[] = [];
  return async ({ tenant: { id } }, reply) => {
    const share = taken.length < FEW ? 2 : 1;
    if (taken.length >= MAX_AT_ONCE || taken.filter((each) => each === id).length >= share) {
      throw new Refusal(busy, { retryAfterMs: RETRY_AFTER_MS });
    }
    taken.push(id);
    finished(reply.raw, () => taken.splice(taken.indexOf(id), 1));
  };
}
