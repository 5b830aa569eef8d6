import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const NAME = 'refresh_token';
const PATH = '/api/v1/auth';
const DAY_S = 24 * 60 * 60;

/** 256 random bits; only their SHA-256 is stored. */
export function newRefreshToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The token of the request's cookie; null for none. */
export function refreshTokenOf(request: FastifyRequest): string | null {
  return request.cookies[NAME] || null;
}

/** Host-only, out of reach for scripts and for other sites; Secure exactly when the request is HTTPS (DECISIONS, 13). */
export function setRefreshToken(request: FastifyRequest, reply: FastifyReply, token: string, days: number): void {
  reply.setCookie(NAME, token, { ...attributes(request), maxAge: days * DAY_S });
}

export function clearRefreshToken(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(NAME, attributes(request));
}

function attributes(request: FastifyRequest) {
  return { path: PATH, httpOnly: true, sameSite: 'strict', secure: request.protocol === 'https' } as const;
}
