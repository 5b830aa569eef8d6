import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchema,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
  RouteOptions,
} from 'fastify';
import type { $ZodType, input, output } from 'zod/v4/core';
import type { Endpoint, Terms } from '../contract/endpoints/endpoint.ts';
import { operationIdOf } from './operation-ids.ts';
import { notModified } from './platform/cache/cached-answer.ts';
import { noContent } from './platform/http/no-content.ts';
import { callerOf } from './platform/http/sent-key.ts';
import { commonRefusals } from './platform/refusals/common-refusals.ts';
import { kindOf } from './platform/refusals/refusal.ts';
import type { Services } from './services.ts';

type Output<T extends Terms, K extends keyof Terms> = T[K] extends $ZodType ? output<T[K]> : unknown;

interface Asked<T extends Terms> {
  Params: Output<T, 'params'>;
  Querystring: Output<T, 'query'>;
  Headers: Output<T, 'headers'>;
  Body: Output<T, 'body'>;
}

/** Returns the answer. By the reply it sets headers, or another status than the declared one. */
type Handler<T extends Terms> = (
  request: FastifyRequest<Asked<T>>,
  reply: FastifyReply,
) => T extends { answer: infer A } ? Promise<input<A> | FastifyReply> : Promise<void>;

type Route<T extends Terms> = RouteOptions<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  Asked<T>
>;

/** What only the server knows of a route. Hooks run after those that follow from what the endpoint `needs`. */
type Extra<T extends Terms> = Pick<Route<T>, 'onResponse' | 'bodyLimit'> & {
  onRequest?: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  preValidation?: (request: FastifyRequest) => Promise<void>;
};

/** Registers the routes of endpoints. Who may call, what is checked and what the API's document says come from the declaration. */
export function routesOf(app: FastifyInstance, services: Services) {
  return function route<T extends Terms>(endpoint: Endpoint<T>, handler: Handler<T>, extra: Extra<T> = {}): void {
    const { method, path, terms } = endpoint;
    if (!terms) throw new Error(`${method} ${path} has lost its terms`);
    const { onRequest = [], preValidation = [], ...rest } = extra;
    const guards = guardsOf(terms, services);
    const status = terms.status ?? (terms.answer ? 200 : 204);
    app.route<Asked<T>>({
      method,
      url: path,
      // Before a file is read, and otherwise before the body is checked.
      onRequest: [...(terms.consumes ? guards : []), onRequest].flat(),
      preValidation: [...(terms.consumes ? [] : guards), preValidation].flat(),
      config: {
        ...(terms.perMinute && {
          rateLimit: { max: terms.perMinute, timeWindow: '1 minute', ...(terms.scope && { keyGenerator: callerOf }) },
        }),
      },
      schema: {
        ...(terms.isHidden ? { hide: true } : { operationId: operationIdOf(endpoint) }),
        ...schemaOf(terms, status),
      },
      handler: (request, reply) => handler(request, reply.code(status)),
      ...rest,
    });
  };
}

function guardsOf(
  { needs, scope }: Terms,
  { authenticate, authenticateGuestsToo, requireStaff }: Services,
): Services['authenticate'][] {
  if (!needs) return [];
  if (needs === 'session') return [authenticateGuestsToo];
  if (needs === 'account') return [authenticate];
  return [requireStaff({ permission: needs, scope })];
}

function schemaOf(terms: Terms, status: number): FastifySchema {
  const { needs, scope, security, summary, description, tag = 'staff', servers, consumes, produces } = terms;
  const { params, query, headers, body, answer = noContent, orStatus, isRevalidated, refusals = [] } = terms;
  const isForStaff = needs && needs !== 'session' && needs !== 'account';
  return {
    tags: [tag],
    summary,
    ...(description && { description }),
    ...(security && { security }),
    ...(needs && { security: [{ customer: [] }, ...(scope ? [{ key: [scope] }] : [])] }),
    ...(servers && { servers }),
    ...(consumes && { consumes }),
    ...(produces && { produces }),
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(headers && { headers }),
    ...(body && { body }),
    response: { [status]: answer, ...(orStatus && { [orStatus]: answer }), ...(isRevalidated && { 304: notModified }) },
    refusals: [
      ...(isForStaff
        ? [commonRefusals.forbidden, scope ? commonRefusals.key_lacks_scope : commonRefusals.key_not_admitted]
        : []),
      ...refusals.map(kindOf),
    ],
  };
}
