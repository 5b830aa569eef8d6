import type { SwaggerTransform } from '@fastify/swagger';
import type { FastifySchema, RouteOptions } from 'fastify';
import { $ZodType } from 'zod/v4/core';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { withStatus } from '../platform/refusals/problems.ts';
import type { RefusalKind } from '../platform/refusals/refusal.ts';
import type { JsonSchemas } from './json-schemas.ts';
import { describedParameters } from './parameters.ts';
import { anyOtherProblem, problemAnswers } from './problem-answers.ts';

const DONE: Record<string, string> = {
  200: 'OK.',
  201: 'Created.',
  202: 'Accepted; done shortly afterwards.',
  204: 'Done; no content.',
};

/** Converts a route's schemas for the OpenAPI document and adds what follows from its guards and limits. */
export function describeRoutes(schemas: JsonSchemas): SwaggerTransform {
  return ({ schema, url, route }) => {
    if (!schema?.operationId) return { schema: { hide: true }, url };
    const { refusals = [], response, body, params, querystring, headers, produces = ['application/json'] } = schema;
    return {
      // A path with `servers` of its own is written without the part that is in the server's URL.
      url: url.slice(schema.servers?.[0]?.url.length ?? 0),
      schema: {
        ...schema,
        description: descriptionOf(schema, route),
        // The document's scopes are those of OAuth alone; a key's scope is said in words.
        security: (schema.security ?? []).map((way) => ('key' in way ? { key: [] } : way)),
        ...(body instanceof $ZodType && { body: schemas.of(body, 'input') }),
        ...(params instanceof $ZodType && { params: describedParameters(schemas.of(params, 'input')) }),
        ...(querystring instanceof $ZodType && { querystring: describedParameters(schemas.of(querystring, 'input')) }),
        ...(headers instanceof $ZodType && { headers: describedParameters(schemas.of(headers, 'input')) }),
        response: {
          ...answers(schemas, (response ?? {}) as Record<string, $ZodType>, produces),
          ...problemAnswers([...impliedRefusals(schema, route), ...refusals]),
          default: anyOtherProblem(commonRefusals.internal),
        },
      },
    };
  };
}

function answers(schemas: JsonSchemas, response: Record<string, $ZodType>, produces: readonly string[]) {
  return Object.fromEntries(
    Object.entries(response).map(([status, schema]) => {
      const description = DONE[status];
      if (schema._zod.def.type === 'undefined') return [status, { type: 'null', description }];
      const media = { schema: schemas.of(schema, 'output') };
      return [status, { description, content: Object.fromEntries(produces.map((type) => [type, media])) }];
    }),
  );
}

function descriptionOf({ summary, description, security }: FastifySchema, { config }: RouteOptions): string {
  const limit = config?.rateLimit;
  const scope = scopeOf(security);
  return [
    description ?? `${summary}.`,
    isForCustomers(security) && 'Needs an access token of this restaurant.',
    scope && `A key needs the scope \`${scope}\`.`,
    !security && 'No access token needed.',
    limit && `At most ${limit.max} calls a minute from one client address.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Refusals that follow from the route's declaration and so need not be listed. */
function impliedRefusals(schema: FastifySchema, { config }: RouteOptions): RefusalKind[] {
  const { invalid_request, not_found } = commonRefusals;
  return [
    commonRefusals.unknown_host,
    // A part of the address can be longer than the router takes.
    ...(schema.params ? [not_found, withStatus(invalid_request, 414)] : []),
    ...(schema.params || schema.querystring || schema.headers || schema.body ? [invalid_request] : []),
    ...(schema.body ? [413, 415, 422].map((status) => withStatus(invalid_request, status)) : []),
    ...(isForCustomers(schema.security) ? [commonRefusals.unauthenticated, commonRefusals.account_needed] : []),
    ...(config?.rateLimit || scopeOf(schema.security) ? [commonRefusals.too_many_requests] : []),
  ];
}

/** What a key must be allowed to call it; undefined: it takes none. */
function scopeOf(security: FastifySchema['security']): string | undefined {
  return security?.flatMap((way) => way['key'] ?? [])[0];
}

function isForCustomers(security: FastifySchema['security']): boolean {
  return security?.some((way) => 'customer' in way) ?? false;
}
