import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { API_BASE } from '../../contract/transport.ts';
import { cookieAttributes } from '../accounts/refresh-token.ts';

const NAME = 'sign_in';
const TEN_MINUTES_S = 10 * 60;

/** The browser's secret, which ties a sign-in to where it began: nobody is signed in to somebody else's account by a link. null: none. */
export function signInBrowserOf(request: FastifyRequest): string | null {
  return request.cookies[NAME] || null;
}

/** Sign-ins in several tabs share one. */
export function markSignInBrowser(request: FastifyRequest, reply: FastifyReply): string {
  const secret = signInBrowserOf(request) ?? randomBytes(32).toString('base64url');
  // Beside signing in it connects accounts, which is no part of `/auth`.
  reply.setCookie(NAME, secret, { ...cookieAttributes(request), path: API_BASE, maxAge: TEN_MINUTES_S });
  return secret;
}
