import type { ServerOptions } from 'node:http';
import type { Config } from '../config.ts';

/** The only path whose connections are upgraded to another protocol, WebSocket (`live/socket.ts`). */
const LIVE_PATH = '/socket.io/';
/** How often Node checks for requests that exceed the time limits. */
const CHECK_EVERY_MS = 1000;
/** Longer than a proxy's usual 60 s, so that the proxy closes idle connections: closing here could race with its next request. */
const KEEP_ALIVE_MS = 72_000;
/** A connection on which no byte has moved for this long is closed. */
const SILENT_MS = 120_000;

/** The options of Node's server that close the connections of slow clients and those beyond `MAX_CONNECTIONS`. */
export function connectionLimits({ HEADERS_TIMEOUT_S, REQUEST_TIMEOUT_S, MAX_CONNECTIONS }: Config) {
  const options: ServerOptions = {
    requestTimeout: REQUEST_TIMEOUT_S * 1000,
    keepAliveTimeout: KEEP_ALIVE_MS,
    headersTimeout: HEADERS_TIMEOUT_S * 1000,
    connectionsCheckingInterval: CHECK_EVERY_MS,
    // `broken-requests.ts` refuses such requests itself, with a problem document.
    requireHostHeader: false,
    // Other offers to upgrade, such as to HTTP/2, are ignored and the request is answered in HTTP/1.1.
    shouldUpgradeCallback: ({ url }) => url?.startsWith(LIVE_PATH) ?? false,
  };
  return { options, silentMs: SILENT_MS, maxConnections: MAX_CONNECTIONS };
}
