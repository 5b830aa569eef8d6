import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import type { $ZodType, input, output } from 'zod/v4/core';
import type { Endpoint, Terms } from '../../contract/endpoints/endpoint.ts';
import type { Authenticate } from '../accounts/authenticate.ts';
import { requireStaff } from '../editing/require-staff.ts';
import { noContent } from '../platform/http/no-content.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { kindOf } from '../platform/refusals/refusal.ts';
import type { Services } from '../services.ts';
import { operationIdOf } from './operation-ids.ts';

type Output<T extends Terms, K extends keyof Terms> = T[K] extends $ZodType ? output<T[K]> : unknown;

interface Asked<T extends Terms> {
  Params: Output<T, 'params'>;
  Querystring: Output<T, 'query'>;
  Headers: Output<T, 'headers'>;
  Body: Output<T, 'body'>;
}

type Answer<T extends Terms> = T extends { answer: infer A } ? input<A> : void;

/** Returns the answer. By the reply it sets headers, or another status than the declared one. */
type Handler<T extends Terms> = (
  request: FastifyRequest<Asked<T>>,
  reply: FastifyReply,
) => Promise<Answer<T> | FastifyReply>;

/** Registers the routes of endpoints. Who may call, what is checked and what the API's document says come from the declaration. */
export function routesOf(app: FastifyInstance, services: Services) {
  return function route<T extends Terms>(endpoint: Endpoint<T>, handler: Handler<T>): void {
    const { method, path, terms } = endpoint;
    if (!terms) throw new Error(`${method} ${path} has lost its terms`);
    const status = terms.status ?? (terms.answer ? 200 : 204);
    app.route<Asked<T>>({
      method,
      url: path,
      preValidation: guardsOf(terms, services),
      schema: { operationId: operationIdOf(endpoint), ...schemaOf(terms, status) },
      handler: (request, reply) => handler(request, reply.code(status)),
    });
  };
}

function guardsOf({ needs }: Terms, { db, authenticate, authenticateGuestsToo }: Services): Authenticate[] {
  if (!needs) return [];
  if (needs === 'session') return [authenticateGuestsToo];
  if (needs === 'account') return [authenticate];
  return [authenticate, requireStaff(db, needs)];
}

function schemaOf(terms: Terms, status: number): FastifySchema {
  const { needs, summary, description, tag = 'staff', params, query, headers, body, answer, refusals = [] } = terms;
  const isForStaff = needs && needs !== 'session' && needs !== 'account';
  return {
    tags: [tag],
    summary,
    ...(description && { description }),
    ...(needs && { security: [{ customer: [] }] }),
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(headers && { headers }),
    ...(body && { body }),
    response: { [status]: answer ?? noContent },
    refusals: [...(isForStaff ? [commonRefusals.forbidden] : []), ...refusals.map(kindOf)],
  };
}
