import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { emailKey } from '../../domain/people/email.ts';
import { cookieAttributes } from './refresh-token.ts';

const NAME = 'known_device';
const YEAR_S = 365 * 24 * 60 * 60;

/**
 * Marks browsers that have signed in to an account by a signed cookie, so that strangers' wrong guesses do not lock the owner out
 * (docs/decisions/018). The cookie does not replace the password.
 */
export interface KnownDevices {
  /** The browser's id if it has signed in to the account of this address; else null. */
  of(request: FastifyRequest, email: string): string | null;
  remember(request: FastifyRequest, reply: FastifyReply, email: string): void;
}

/** Cookies are signed with `secret`; nothing is stored. */
export function knownDevices(secret: string): KnownDevices {
  const sign = (id: string, email: string) =>
    createHmac('sha256', secret)
      .update(`known device\u0000${id}\u0000${emailKey(email)}`)
      .digest('base64url');
  return {
    of: (request, email) => {
      const [id = '', signature = ''] = request.cookies[NAME]?.split('.') ?? [];
      return isSame(signature, sign(id, email)) ? id : null;
    },
    remember: (request, reply, email) => {
      const id = randomBytes(16).toString('base64url');
      reply.setCookie(NAME, `${id}.${sign(id, email)}`, { ...cookieAttributes(request), maxAge: YEAR_S });
    },
  };
}

function isSame(given: string, expected: string): boolean {
  const [some, others] = [Buffer.from(given), Buffer.from(expected)];
  return some.length === others.length && timingSafeEqual(some, others);
}
