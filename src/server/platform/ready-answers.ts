import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Answered, answeredOf } from './answered.ts';
import type { App } from './app.ts';
import type { Drain } from './drain.ts';
import { isAnsweredLogged, logAnswered, REQUEST_ID, requestId } from './logging.ts';
import { RecentMap } from './recent-map.ts';
import { requestKey } from './request-key.ts';

/** Characters of a request's key. One with a longer key, which no browser sends, is answered, but its answer is not kept. */
const MAX_KEY = 1500;
/** Counted for each answer beside its body: its key, headers and entry. */
const ENTRY_BYTES = 2048;

interface ReadyAnswer {
  status: number;
  /** Header names and values alternating, as `writeHead` takes them. */
  head: (string | number)[];
  /** Index in `head` of the request id, which is replaced in each answer. */
  idAt: number;
  body: Buffer | undefined;
  bytes: number;
  isStill: () => boolean;
  tally: { count: number };
  route: string;
  tenant: string | null;
}

interface Surroundings {
  drain: Drain;
  /** The counter of answers with this method, route and class of status. */
  tallyOf: (kind: Answered) => { count: number };
  /** Limit for keys and bodies. Answers that differ only in headers share one body, which is counted for each of them. */
  maxBytes: number;
}

/**
 * Repeats an earlier answer, byte for byte and without calling Fastify, to an identical GET or HEAD request (decision 023). The
 * handler allows it by `reply.repeatWhile`. A request that differs in any part of `requestKey` goes to Fastify.
 */
export function giveReadyAnswers(app: App, { drain, tallyOf, maxBytes }: Surroundings): void {
  const kept = new RecentMap<ReadyAnswer>(maxBytes);
  const isLogged = isAnsweredLogged(app.log);
  let isOpen = true;

  function give(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const answer = kept.get(requestKey(request));
    if (!answer || !isOpen || drain.isOn || response.destroyed || !answer.isStill()) return false;
    const since = isLogged ? performance.now() : 0;
    const id = requestId(request);
    answer.head[answer.idAt] = id;
    response.writeHead(answer.status, answer.head);
    response.end(answer.body);
    answer.tally.count++;
    if (isLogged) {
      const { method } = request;
      const { status, route, tenant } = answer;
      logAnswered(app.log, { requestId: id, method, route, status, ms: performance.now() - since, tenant });
    }
    return true;
  }

  function keep(request: FastifyRequest, reply: FastifyReply, isStill: () => boolean): void {
    const key = requestKey(request.raw);
    if (key.length > MAX_KEY) return;
    const answered = answeredOf(request, reply);
    const head = Object.entries(reply.getHeaders()).flatMap(([name, value]) => [name, value as string | number]);
    const body = reply.sentBody as Buffer | null;
    kept.set(key, {
      status: answered.status,
      head,
      idAt: head.indexOf(REQUEST_ID) + 1,
      body: request.method === 'HEAD' || body === null ? undefined : body,
      bytes: ENTRY_BYTES + (body?.length ?? 0),
      isStill,
      tally: tallyOf(answered),
      route: answered.route,
      tenant: answered.tenant,
    });
  }

  app.decorateReply('repeatWhile', null);
  app.decorateReply('sentBody', null);
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (reply.repeatWhile) reply.sentBody = payload ?? null;
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    if (reply.repeatWhile && isRepeatable(reply)) keep(request, reply, reply.repeatWhile);
    done();
  });
  app.addHook('preClose', (done) => {
    isOpen = false;
    done();
  });

  const others = app.server.listeners('request');
  app.server.removeAllListeners('request');
  app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (give(request, response)) return;
    for (const other of others) other.call(app.server, request, response);
  });
}

/** Whether the answer is complete and says nothing that is meant for one visitor only. */
function isRepeatable(reply: FastifyReply): boolean {
  const { statusCode, sentBody } = reply;
  const isKnown = statusCode === 200 || statusCode === 304;
  return isKnown && !reply.hasHeader('set-cookie') && (sentBody === null || Buffer.isBuffer(sentBody));
}
