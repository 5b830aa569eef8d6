import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from './app.ts';

/**
 * What logs and metrics are told of an answered request. It holds nothing that a visitor wrote, except an id that was checked.
 */
export interface Answered {
  requestId: string;
  method: string;
  /** The route's pattern, such as `/api/v1/orders/:id`; `*` for a path that no route has. */
  route: string;
  status: number;
  /** Milliseconds from the request's arrival until the answer was sent. */
  ms: number;
  /** The restaurant's slug, for requests to the API; else null. */
  tenant: string | null;
}

export function tellOfAnswers(app: App, tell: (answered: Answered) => void): void {
  app.addHook('onResponse', (request, reply, done) => {
    // An event stream ends only when its page closes: its duration would distort the response times.
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
