import type { IncomingMessage } from 'node:http';
import type { Writable } from 'node:stream';
import {
  type FastifyBaseLogger,
  type FastifyHttpOptions,
  type FastifyRequest,
  LogController,
  type RawServerDefault,
} from 'fastify';
import type { Config } from '../config.ts';
import { newId } from '../ids/ids.ts';
import { describeError } from '../refusals/describe-error.ts';
import type { Answered } from './answered.ts';
import type { App } from './app.ts';

/** A request id in this form is taken over from the proxy, so that both logs can be read together; any other is replaced. */
const WELL_FORMED_ID = /^[\w-]{8,64}$/;

export const REQUEST_ID = 'x-request-id';

/** Polled by monitoring every few seconds, therefore logged at debug level. */
const QUIET = new Set(['/healthz', '/readyz', '/metrics']);

/** The Fastify options for logging: JSON lines to `stream`, by default to standard output. */
export function logging({ LOG_LEVEL }: Pick<Config, 'LOG_LEVEL'>, stream?: Writable) {
  // Fastify's own log lines would otherwise contain the request's URL, which may hold personal data.
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
 * Logs an answered request, with the route's pattern instead of its URL, which may hold a token, an e-mail address or what
 * somebody searched for.
 */
export function logAnswered(log: FastifyBaseLogger, answered: Answered): void {
  const { requestId, method, route, status, ms, tenant } = answered;
  const level = QUIET.has(route) ? 'debug' : 'info';
  log[level]({ requestId, method, route, status, ms: Math.round(ms * 10) / 10, tenant }, 'answered');
}

// A request's id is 72 random bits of this process and a counter: as good as unique, at a fifth of the cost of a random id.
const idOfProcess = newId().slice(0, 12);
let requests = 10_000_000;

/** The well-formed id that a proxy gave the request, else a new one. */
export function requestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers[REQUEST_ID];
  return typeof given === 'string' && WELL_FORMED_ID.test(given) ? given : idOfProcess + requests++;
}
