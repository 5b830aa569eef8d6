import type { IncomingMessage } from 'node:http';
import type { Writable } from 'node:stream';
import {
  type FastifyBaseLogger,
  type FastifyHttpOptions,
  type FastifyRequest,
  LogController,
  type RawServerDefault,
} from 'fastify';
import type { Answered } from './answered.ts';
import type { App } from './app.ts';
import type { Config } from './config.ts';
import { describeError } from './describe-error.ts';
import { newId } from './ids.ts';

/** A proxy's id for a request is kept, so that both logs can be read together; anything stranger is replaced. */
const WELL_FORMED_ID = /^[\w-]{8,64}$/;

export const REQUEST_ID = 'x-request-id';

/** Asked every few seconds by machines. */
const QUIET = new Set(['/healthz', '/readyz', '/metrics']);

/** The part of Fastify's options that decides what is logged: JSON lines to `stream`, or to standard output. */
export function logging({ LOG_LEVEL }: Pick<Config, 'LOG_LEVEL'>, stream?: Writable) {
  // Fastify's own lines would otherwise hold the address of a request.
  const serializers = {
    err: (error: unknown) => describeError(error),
    req: ({ method }: FastifyRequest) => ({ method }),
  };
  return {
    logger: LOG_LEVEL === 'silent' ? false : { level: LOG_LEVEL, serializers, ...(stream && { stream }) },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: requestId,
  } satisfies FastifyHttpOptions<RawServerDefault>;
}

/** Every answer carries its request's id. */
export function sendRequestIds(app: App): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(REQUEST_ID, request.id);
    done();
  });
}

/**
 * One line an answered request. The route's pattern stands for the address, which may hold a token, an e-mail address or
 * what somebody searched for.
 */
export function logAnswered(log: FastifyBaseLogger, answered: Answered): void {
  const { requestId, method, route, status, ms, tenant } = answered;
  const level = QUIET.has(route) ? 'debug' : 'info';
  log[level]({ requestId, method, route, status, ms: Math.round(ms * 10) / 10, tenant }, 'answered');
}

// As unlikely to come twice as one that is random all through, at a fifth of the cost.
const idOfProcess = newId().slice(0, 12);
let requests = 10_000_000;

/** Whether such lines are written at all. */
export function isAnsweredLogged({ level = 'silent' }: { level?: string }): boolean {
  return level === 'info' || level === 'debug';
}

/** The id that a proxy gave, or a new one. */
export function requestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers[REQUEST_ID];
  return typeof given === 'string' && WELL_FORMED_ID.test(given) ? given : idOfProcess + requests++;
}
