import fastifySwagger, { type SwaggerTransformObject } from '@fastify/swagger';
import type { OpenAPIV3_1 } from 'openapi-types';
import { problem } from '../../contract/problem.ts';
import { LANGUAGES } from '../../domain/languages.ts';
import type { App } from '../platform/http/app.ts';
import { describeRoutes } from './describe-route.ts';
import { addExamples } from './examples.ts';
import { JsonSchemas } from './json-schemas.ts';
import { meaningOf } from './parameters.ts';

/** The tags that group operations in the API's document, in reading order. */
const TAGS = [
  { name: 'restaurants', description: 'The restaurant’s public record: name, hours, colours, contact.' },
  { name: 'menu', description: 'Categories and products.' },
  { name: 'promotions', description: 'Offers, coupons and rewards for points.' },
  { name: 'highlights', description: 'The slides of the home page.' },
  { name: 'reviews', description: 'Customers’ reviews and the restaurant’s replies.' },
  { name: 'auth', description: 'Registration, sign-in, sign-out, token refresh, forgotten passwords.' },
  { name: 'account', description: 'The signed-in customer: profile, points, favourites.' },
  { name: 'addresses', description: 'Saved addresses, and the search for new ones.' },
  { name: 'cart', description: 'Checking a cart against the current menu.' },
  { name: 'orders', description: 'Placing, reading and cancelling one’s own orders.' },
  { name: 'assistants', description: 'Checkouts that assistants begin and people confirm.' },
  { name: 'staff', description: 'For the restaurant’s staff.' },
  { name: 'web-vitals', description: 'Page-speed reports from browsers, where the server asks for them.' },
  { name: 'translations', description: 'The restaurant’s texts in other languages.' },
];

const oneOf = (words: readonly string[]) => new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(words);

const ACCEPT_LANGUAGE: OpenAPIV3_1.ParameterObject = {
  name: 'Accept-Language',
  in: 'header',
  description: `The language of texts and messages: ${oneOf(LANGUAGES)}, as far as the restaurant offers it. Otherwise the restaurant’s own.`,
  schema: { type: 'string' },
  example: 'pt',
};

/** Collects the routes that are registered after it into one OpenAPI 3.1 document (`app.swagger()`). */
export async function registerOpenapi(app: App): Promise<void> {
  const schemas = new JsonSchemas();
  schemas.of(problem, 'output');
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Servery',
        version: '1',
        description:
          'Online ordering for restaurants. The host of a request names the restaurant; every answer is JSON, and every refusal is a problem document (RFC 9457) with a stable `code`.',
        license: { name: 'MIT', identifier: 'MIT' },
        contact: { name: 'Servery', url: 'https://servery.example' },
      },
      servers: [{ url: '/', description: 'The host of a restaurant.' }],
      tags: TAGS,
      components: {
        securitySchemes: {
          customer: {
            type: 'http',
            scheme: 'bearer',
            bearerFormat: 'JWT',
            description:
              'The access token that a login or a refresh returns. It is valid at one restaurant for 15 minutes.',
          },
          key: {
            type: 'http',
            scheme: 'bearer',
            description:
              'A key of a restaurant, which its owner makes in the office under Connections. It acts at that restaurant within its scopes; each operation that takes keys names the scope that it needs.',
          },
          refresh: {
            type: 'apiKey',
            in: 'cookie',
            name: 'refresh_token',
            description: 'Set by a login and replaced by each refresh. Scripts cannot read it (HttpOnly).',
          },
        },
        parameters: { AcceptLanguage: ACCEPT_LANGUAGE },
      },
    },
    transform: describeRoutes(schemas),
    transformObject: (collected) => finish(collected, schemas),
  });
}

/** Adds what requires all routes to be known. */
const finish = (collected: Parameters<SwaggerTransformObject>[0], schemas: JsonSchemas): OpenAPIV3_1.Document => {
  if (!('openapiObject' in collected)) throw new Error('not an OpenAPI document');
  const document = collected.openapiObject as OpenAPIV3_1.Document;
  document.components = { ...document.components, schemas: schemas.named as Record<string, OpenAPIV3_1.SchemaObject> };
  for (const operation of operationsOf(document)) {
    for (const parameter of operation.parameters ?? []) {
      // The plugin drops the description of a parameter whose schema has a name.
      if ('name' in parameter) parameter.description ??= meaningOf(parameter.name);
    }
    operation.parameters = [...(operation.parameters ?? []), { $ref: '#/components/parameters/AcceptLanguage' }];
    addExamples(operation);
  }
  return document;
};

export function operationsOf(document: OpenAPIV3_1.Document): OpenAPIV3_1.OperationObject[] {
  return Object.values(document.paths ?? {}).flatMap((path) => Object.values(path as object));
}
