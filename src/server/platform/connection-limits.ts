import type { IncomingMessage } from 'node:http';
import type { FastifyHttpOptions, RawServerDefault } from 'fastify';
import type { App } from './app.ts';
import type { Config } from './config.ts';

/** The only connections that become another kind: see `live/socket.ts`. */
const LIVE_PATH = '/socket.io/';
/** How often Node looks for requests that take too long. */
const CHECK_EVERY_MS = 1000;
/** Longer than the usual 60 s of a proxy, so that it is never the server that closes first. */
const KEEP_ALIVE_MS = 72_000;
/** A reader who takes nothing for so long has left. */
const SILENT_MS = 120_000;

/** The part of Fastify's options that cuts slow clients: they hold a connection, and nobody else's time. */
export function connectionLimits({ HEADERS_TIMEOUT_S, REQUEST_TIMEOUT_S }: Config) {
  return {
    requestTimeout: REQUEST_TIMEOUT_S * 1000,
    keepAliveTimeout: KEEP_ALIVE_MS,
    connectionTimeout: SILENT_MS,
    http: {
      headersTimeout: HEADERS_TIMEOUT_S * 1000,
      connectionsCheckingInterval: CHECK_EVERY_MS,
      // Refused in a document, as everything is: see `broken-requests.ts`.
      requireHostHeader: false,
      // Many a client offers to go on in HTTP/2, which is no reason to leave its request without an answer.
      shouldUpgradeCallback: ({ url }: IncomingMessage) => url?.startsWith(LIVE_PATH) ?? false,
      // Hardly a request has a body: without the life of a stream for it, an answer from memory takes a twentieth less CPU.
      optimizeEmptyRequests: true,
    },
  } satisfies FastifyHttpOptions<RawServerDefault>;
}

/** More connections than this are refused at once, live ones included. */
export function limitConnections({ server }: App, { MAX_CONNECTIONS }: Config): void {
  server.maxConnections = MAX_CONNECTIONS;
}

/**
 * Fastify takes it for a failure of ours when somebody leaves before the first byte of a file, unless the request says that it
 * was aborted; without the life of a stream it does not know.
 */
export function noticeLeaving(app: App): void {
  app.addHook('onRequest', ({ raw: request }, { raw: response }, done) => {
    response.once('close', () => {
      if (!response.writableFinished) request.aborted = true;
    });
    done();
  });
}
