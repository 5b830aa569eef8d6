import type { FastifyRequest } from 'fastify';

const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via'];
const LOOPBACK = /^(?:::ffff:)?127\.|^::1$/;

/** Whether a process on this machine sent the request for itself; false for one that a proxy on this machine forwarded. */
export function isOwnMachine({ headers, socket }: Pick<FastifyRequest, 'headers' | 'socket'>): boolean {
  return LOOPBACK.test(socket.remoteAddress ?? '') && !FORWARDED.some((name) => name in headers);
}
