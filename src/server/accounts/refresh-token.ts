import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { API_BASE } from '../../contract/transport.ts';

const NAME = 'refresh_token';
const PATH = `${API_BASE}/auth`;
const DAY_S = 24 * 60 * 60;

/** 256 random bits; only their SHA-256 is stored. */
export function newRefreshToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The refresh token in the request's cookie; null: none. */
export function refreshTokenOf(request: FastifyRequest): string | null {
  return request.cookies[NAME] || null;
}

export function setRefreshToken(request: FastifyRequest, reply: FastifyReply, token: string, days: number): void {
  reply.setCookie(NAME, token, { ...cookieAttributes(request), maxAge: days * DAY_S });
}

export function clearRefreshToken(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(NAME, cookieAttributes(request));
}

/** Attributes of all sign-in cookies: host-only, not readable by scripts, not sent from other sites (DECISIONS, settled 13). */
export function cookieAttributes(request: FastifyRequest) {
  return { path: PATH, httpOnly: true, sameSite: 'strict', secure: request.protocol === 'https' } as const;
}
