import { STATUS_CODES } from 'node:http';
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
    if (code !== 'ECONNRESET' && socket.writable) socket.write(answerTo(STATUS[code ?? ''] ?? 400));
    socket.destroySoon();
  },
};

/** All of it as text: there is no answer to write to. Nor is a language known. */
function answerTo(status: number): string {
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
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`;
}
