import type { IncomingMessage } from 'node:http';
import type { Writable } from 'node:stream';
import { type FastifyHttpOptions, type FastifyRequest, LogController, type RawServerDefault } from 'fastify';
import type { App } from './app.ts';
import type { Config } from './config.ts';
import { describeError } from './describe-error.ts';
import { newId } from './ids.ts';

/** A proxy's id for a request is kept, so that both logs can be read together; anything stranger is replaced. */
const WELL_FORMED_ID = /^[\w-]{8,64}$/;

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

/**
 * One line an answered request, and its id on the answer. The route's pattern stands for the address, which may hold
 * a token, an e-mail address or what somebody searched for.
 */
export function logRequests(app: App): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = routeOf(request);
    request.log[QUIET.has(route) ? 'debug' : 'info'](
      {
        method: request.method,
        route,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        tenant: request.tenant?.slug ?? null,
      },
      'answered',
    );
    done();
  });
}

/** The pattern, such as `/api/v1/orders/:id`; `*` for paths that nobody serves. */
export function routeOf({ routeOptions, is404 }: FastifyRequest): string {
  return is404 ? '*' : (routeOptions.url ?? '*');
}

function requestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && WELL_FORMED_ID.test(given) ? given : newId();
}
