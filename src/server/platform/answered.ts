import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from './app.ts';

/** What is told of every request once it was answered. Nothing in it was written by a visitor, but the checked id. */
export interface Answered {
  requestId: string;
  method: string;
  /** The pattern, such as `/api/v1/orders/:id`; `*` for paths that nobody serves. */
  route: string;
  status: number;
  /** Until the answer was sent, in ms. */
  ms: number;
  /** The restaurant's slug, of requests to the API. */
  tenant: string | null;
}

export function tellOfAnswers(app: App, tell: (answered: Answered) => void): void {
  app.addHook('onResponse', (request, reply, done) => {
    // A stream is answered as long as its page is open.
    if (!(request.routeOptions.config.isStream && reply.statusCode === 200)) tell(answeredOf(request, reply));
    done();
  });
}

export function answeredOf(request: FastifyRequest, { statusCode, elapsedTime }: FastifyReply): Answered {
  return {
    requestId: request.id,
    method: request.method,
    route: routeOf(request),
    status: statusCode,
    ms: elapsedTime,
    tenant: request.tenant?.slug ?? null,
  };
}

function routeOf({ routeOptions, is404 }: FastifyRequest): string {
  return is404 ? '*' : (routeOptions.url ?? '*');
}
