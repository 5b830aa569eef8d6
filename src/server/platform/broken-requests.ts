import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { commonRefusals } from './common-refusals.ts';
import { newId } from './ids.ts';
import { REQUEST_ID } from './logging.ts';
import { answerProblem, PROBLEM_HEADERS, problemDocument, withStatus } from './problems.ts';
import { Refusal } from './refusal.ts';
import { ALWAYS, setSecurityHeaders } from './security-headers.ts';

/** What Node's parser complains of; anything else is a 400. */
const STATUS: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/** The part of Fastify's options that answers what never becomes a request like every other error, and then hangs up. */
export const brokenRequests = {
  /** Of the router, before any hook has run. */
  frameworkErrors(error: Error, request: FastifyRequest, reply: FastifyReply): void {
    setSecurityHeaders(request, reply);
    answerProblem(error, request, reply.header(REQUEST_ID, request.id));
  },
  clientErrorHandler({ code }: NodeJS.ErrnoException, socket: Socket): void {
    if (code !== 'ECONNRESET' && socket.writable) socket.write(asText(answerOf(STATUS[code ?? ''] ?? 400)));
    socket.destroySoon();
  },
};

/**
 * Refuses what HTTP wants refused before anybody looks at it: no host or two of them (RFC 9112, 3.2), an address that is
 * none, and what a client expects beyond being asked for its body (RFC 9110, 10.1.1). Node would refuse without a word, or take the first host.
 */
export function refuseOddRequests(server: Server): void {
  server.on('checkExpectation', (_request, response) => send(response, answerOf(417)));
  const others = server.listeners('request');
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    if (request.httpVersion === '1.1' && hostsOf(request) !== 1) return send(response, answerOf(400));
    if (!isPath(request) && !takeWholeAddress(request)) return send(response, answerOf(400));
    for (const other of others) other.call(server, request, response);
  });
}

/** Counted without a closure or an array: every request comes by here. Names and values stand by turns, as they came. */
function hostsOf({ rawHeaders }: IncomingMessage): number {
  let hosts = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i] as string;
    if (name.length === 4 && name.toLowerCase() === 'host') hosts++;
  }
  return hosts;
}

function isPath({ url = '' }: IncomingMessage): boolean {
  return url.startsWith('/') || url === '*';
}

/** As proxies are asked: then the host in the address counts, and the header does not (RFC 9112, 3.2.2). */
function takeWholeAddress(request: IncomingMessage): boolean {
  const address = URL.parse(request.url ?? '');
  if (!address || !/^https?:$/.test(address.protocol)) return false;
  request.headers.host = address.host;
  request.url = address.pathname + address.search;
  return true;
}

interface PlainAnswer {
  status: number;
  headers: Record<string, string | number>;
  body: string;
}

/** Nobody knows a language here. */
function answerOf(status: number): PlainAnswer {
  const requestId = newId();
  const refusal = new Refusal(withStatus(commonRefusals.invalid_request, status));
  const body = JSON.stringify(problemDocument(refusal, 'en', requestId));
  const headers = {
    ...ALWAYS,
    ...PROBLEM_HEADERS,
    [REQUEST_ID]: requestId,
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  return { status, headers, body };
}

function send(response: ServerResponse, { status, headers, body }: PlainAnswer): void {
  response.writeHead(status, headers).end(body);
}

/** All of it: there is no response to write to. */
function asText({ status, headers, body }: PlainAnswer): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`;
}
