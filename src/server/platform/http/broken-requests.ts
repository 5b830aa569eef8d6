import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { newId } from '../ids/ids.ts';
import { commonRefusals } from '../refusals/common-refusals.ts';
import { answerProblem, PROBLEM_HEADERS, problemDocument, withStatus } from '../refusals/problems.ts';
import { Refusal } from '../refusals/refusal.ts';
import { REQUEST_ID } from './logging.ts';
import { ALWAYS, setSecurityHeaders } from './security-headers.ts';

/** Status by the error code of Node's HTTP parser; 400 for all other codes. */
const STATUS: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/**
 * The Fastify options that answer requests which never reach a route (malformed HTTP, an undecodable address) with a problem
 * document, as all other errors are.
 */
export const brokenRequests = {
  /** Called by Fastify's router before any hook has run, so that the headers which hooks set are set here. */
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
 * Refuses a request that HTTP says must be refused: no Host header or several (RFC 9112, 3.2), or a malformed request target. Node
 * itself would answer without a body, or take the first Host. To be asked before anything else.
 */
export function refuseOddRequest(request: IncomingMessage, response: ServerResponse): boolean {
  const isOdd =
    (request.httpVersion === '1.1' && hostsOf(request) !== 1) || !(isPath(request) || takeWholeAddress(request));
  if (isOdd) send(response, answerOf(400));
  return isOdd;
}

/** Refuses an Expect header other than 100-continue (RFC 9110, 10.1.1); listens to the server's `checkExpectation`. */
export function answerExpectation(_request: IncomingMessage, response: ServerResponse): void {
  send(response, answerOf(417));
}

/**
 * The number of Host headers. `rawHeaders` has names and values alternating. A plain loop, because this runs on every request.
 */
function hostsOf({ rawHeaders }: IncomingMessage): number {
  let hosts = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i] as string;
    if (name.length === 4 && name.toLowerCase() === 'host') hosts++;
  }
  return hosts;
}

/** Only OPTIONS may ask for the server as a whole, "*" (RFC 9112, 3.2.4). */
function isPath({ url = '', method }: IncomingMessage): boolean {
  return url.startsWith('/') || (url === '*' && method === 'OPTIONS');
}

/**
 * Rewrites a request target in absolute form ("GET http://host/path"); its host replaces the Host header (RFC 9112, 3.2.2). False
 * if it is no http address.
 */
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

/** The problem document of `status`, in English: no language is known this early. */
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

/** The whole HTTP message as text: after a parser error there is only the socket, no response object. */
function asText({ status, headers, body }: PlainAnswer): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`;
}
