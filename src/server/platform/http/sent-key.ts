import type { FastifyRequest } from 'fastify';
import { KEY_PREFIX } from '../../../domain/people/key-scopes.ts';
import { sha256 } from '../ids/ids.ts';
import { networkOf } from './network-of.ts';

/** The key that a request brings, as it is sent; null: it brings none. */
export function sentKey({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  const [, token = ''] = /^Bearer (.+)$/i.exec(headers.authorization ?? '') ?? [];
  return token.startsWith(KEY_PREFIX) ? token : null;
}

/**
 * Whom the limits of a route that keys may call mean: a key, or else a network. One system calls for many restaurants from one address,
 * and who sends a key that there is not is refused before anything is done.
 */
export function callerOf(request: FastifyRequest): string {
  const sent = sentKey(request);
  return sent === null ? networkOf(request) : `key ${sha256(sent)}`;
}
