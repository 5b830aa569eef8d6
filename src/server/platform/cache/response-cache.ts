import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Answered, answeredOf } from '../http/answered.ts';
import type { App } from '../http/app.ts';
import type { Drain } from '../http/drain.ts';
import { REQUEST_ID, requestId } from '../http/logging.ts';
import { requestKey } from '../http/request-key.ts';
import type { RequestHandler } from '../http-server.ts';
import { RecentMap } from './recent-map.ts';

/** Characters of a request's key. A response to a longer one, which no browser sends, is not cached. */
const MAX_KEY = 1500;
/** Counted for each response beside its body: its key, headers and entry. */
const ENTRY_BYTES = 2048;

interface CachedResponse {
  answered: Answered;
  /** Header names and values alternating, as `writeHead` takes them. */
  head: (string | number)[];
  /** Index in `head` of the request id, which is replaced in each response. */
  idAt: number;
  body: Buffer | undefined;
  bytes: number;
  isStill: () => boolean;
}

interface Surroundings {
  drain: Drain;
  /** Logs and counts a response from the cache. */
  tell: (answered: Answered) => void;
  /** Limit for keys and bodies. Responses that differ only in headers share one body, which is counted for each of them. */
  maxBytes: number;
}

export interface ResponseCache {
  /** Answers from memory, or returns false. To be asked before Fastify. */
  answer: RequestHandler;
  /** Caches from now on what the app's routes allow by `reply.repeatWhile`. */
  fillFrom(app: App): void;
}

/**
 * Repeats an earlier response, byte for byte and without calling Fastify, to an identical GET or HEAD request (decision 023). A
 * request that differs in any part of `requestKey` goes to Fastify.
 */
export function responseCache({ drain, tell, maxBytes }: Surroundings): ResponseCache {
  const cache = new RecentMap<CachedResponse>(maxBytes);

  function answer(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const cached = cache.get(requestKey(request));
    if (!cached || drain.isOn || response.destroyed || !cached.isStill()) return false;
    const since = performance.now();
    const id = requestId(request);
    cached.head[cached.idAt] = id;
    response.writeHead(cached.answered.status, cached.head).end(cached.body);
    tell({ ...cached.answered, requestId: id, ms: performance.now() - since });
    return true;
  }

  function store(request: FastifyRequest, reply: FastifyReply, isStill: () => boolean): void {
    const key = requestKey(request.raw);
    if (key.length > MAX_KEY) return;
    const head = Object.entries(reply.getHeaders()).flatMap(([name, value]) => [name, value as string | number]);
    const body = request.method === 'HEAD' ? null : (reply.sentBody as Buffer | null);
    const bytes = ENTRY_BYTES + (body?.length ?? 0);
    const idAt = head.indexOf(REQUEST_ID) + 1;
    cache.set(key, { answered: answeredOf(request, reply), head, idAt, body: body ?? undefined, bytes, isStill });
  }

  function fillFrom(app: App): void {
    app.decorateReply('repeatWhile', null);
    app.decorateReply('sentBody', null);
    app.addHook('onSend', (_request, reply, payload, done) => {
      if (reply.repeatWhile) reply.sentBody = payload ?? null;
      done();
    });
    app.addHook('onResponse', (request, reply, done) => {
      if (reply.repeatWhile && isRepeatable(reply)) store(request, reply, reply.repeatWhile);
      done();
    });
  }

  return { answer, fillFrom };
}

/** Whether the response is complete and says nothing that is meant for one visitor only. */
function isRepeatable(reply: FastifyReply): boolean {
  const { statusCode, sentBody } = reply;
  const isKnown = statusCode === 200 || statusCode === 304;
  return isKnown && !reply.hasHeader('set-cookie') && (sentBody === null || Buffer.isBuffer(sentBody));
}
