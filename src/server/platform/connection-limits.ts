import type { IncomingMessage } from 'node:http';
import type { FastifyHttpOptions, RawServerDefault } from 'fastify';
import type { App } from './app.ts';
import type { Config } from './config.ts';

/** The only path whose connections are upgraded to another protocol, WebSocket (`live/socket.ts`). */
const LIVE_PATH = '/socket.io/';
/** How often Node checks for requests that exceed the time limits. */
const CHECK_EVERY_MS = 1000;
/** Longer than a proxy's usual 60 s, so that the proxy closes idle connections: closing here could race with its next request. */
const KEEP_ALIVE_MS = 72_000;
/** A connection on which no byte has moved for this long is closed. */
const SILENT_MS = 120_000;

/** The Fastify options that close the connections of slow clients. */
export function connectionLimits({ HEADERS_TIMEOUT_S, REQUEST_TIMEOUT_S }: Config) {
  return {
    requestTimeout: REQUEST_TIMEOUT_S * 1000,
    keepAliveTimeout: KEEP_ALIVE_MS,
    connectionTimeout: SILENT_MS,
    http: {
      headersTimeout: HEADERS_TIMEOUT_S * 1000,
      connectionsCheckingInterval: CHECK_EVERY_MS,
      // `broken-requests.ts` refuses such requests itself, with a problem document.
      requireHostHeader: false,
      // Other offers to upgrade, such as to HTTP/2, are ignored and the request is answered in HTTP/1.1.
      shouldUpgradeCallback: ({ url }: IncomingMessage) => url?.startsWith(LIVE_PATH) ?? false,
      // Requests without a body get no stream events, which saves a twentieth of the CPU time of an answer from memory.
      optimizeEmptyRequests: true,
    },
  } satisfies FastifyHttpOptions<RawServerDefault>;
}

/** Connections beyond `MAX_CONNECTIONS` are closed immediately. */
export function limitConnections({ server }: App, { MAX_CONNECTIONS }: Config): void {
  server.maxConnections = MAX_CONNECTIONS;
}

/**
 * Marks requests as aborted whose client left before the answer was complete. Node does not do so for requests without stream
 * events (`optimizeEmptyRequests`), and Fastify would log an interrupted file as an error of the server.
 */
export function noticeLeaving(app: App): void {
  app.addHook('onRequest', ({ raw: request }, { raw: response }, done) => {
    response.once('close', () => {
      if (!response.writableFinished) request.aborted = true;
    });
    done();
  });
}
