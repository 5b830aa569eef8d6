import { createConfig, lintFromString } from '@redocly/openapi-core';
import { type RulesetDefinition, Spectral } from '@stoplight/spectral-core';
import { oas } from '@stoplight/spectral-rulesets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../support/test-app.ts';

/** What Redocly's recommended rules and Spectral's for OpenAPI have to say, warnings and hints included. */
async function lint(document: object): Promise<{ redocly: string[]; spectral: string[] }> {
  const source = JSON.stringify(document);
  const config = await createConfig({ extends: ['recommended'] });
  const redocly = await lintFromString({ source, absoluteRef: '/openapi.json', config });
  const spectral = new Spectral();
  spectral.setRuleset({ extends: [[oas as RulesetDefinition, 'recommended']] });
  return {
    redocly: redocly.map(({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer}: ${message}`),
    spectral: (await spectral.run(source)).map(({ code, message, path }) => `${code} ${path.join('.')}: ${message}`),
  };
}

// The linters take seconds of a machine of its own.
describe('the API’s document', { timeout: 600_000 }, () => {
  let test: TestApp;
  // biome-ignore lint/suspicious/noExplicitAny: the tests below break it on purpose
  let document: any;
  beforeAll(async () => {
    test = await startTestApp('sqlite');
    document = (await test.call({ url: '/openapi.json' })).body;
  });
  afterAll(() => test.close());

  it('passes the recommended rules of Redocly and Spectral without a warning', async () => {
    expect(document.openapi).toBe('3.1.0');
    expect(await lint(document)).toEqual({ redocly: [], spectral: [] });
  });

  it('would not pass with a missing description, a loose reference or a wrong example', async () => {
    const broken = structuredClone(document);
    const { get } = broken.paths['/api/v1/products/{id}'];
    delete get.description;
    get.responses[200].content['application/json'].schema = { $ref: '#/components/schemas/Nobody' };
    broken.paths['/api/v1/categories'].get.responses[200].content['application/json'].example = { categories: 7 };
    const found = await lint(broken);
    expect(found.redocly.join()).toMatch(
      /no-unresolved-refs.*no-invalid-media-type-examples|no-invalid-media.*no-unres/s,
    );
    expect(found.spectral.join()).toMatch(/operation-description/);
  });

  it('tells what each parameter means, and shows each body and answer by an example', () => {
    const { paths } = document;
    for (const operation of Object.values(paths).flatMap((path) => Object.values(path as object))) {
      const { operationId, summary, description, parameters, requestBody, responses } = operation;
      expect([operationId, summary, description], operationId).toEqual(Array(3).fill(expect.stringMatching(/\S/)));
      const named = parameters.filter((parameter: object) => 'name' in parameter);
      for (const { name, description: meaning } of named) expect(meaning, `${operationId}: ${name}`).toMatch(/\S/);
      for (const { content = {} } of [requestBody ?? {}, ...Object.values<Content>(responses)]) {
        const isFile = 'application/octet-stream' in content;
        for (const [type, { example, examples }] of Object.entries<Media>(content)) {
          if (type.includes('json') && !isFile) expect(example ?? examples, `${operationId}: ${type}`).toBeDefined();
        }
      }
    }
  });

  it('names the shape of every body and of every answer', () => {
    const { paths } = document;
    const operations = Object.values(paths).flatMap((path) => Object.values(path as object));
    expect(operations.length).toBeGreaterThan(30);
    for (const { operationId, requestBody, responses } of operations) {
      const answers = Object.entries<Content>(responses).filter(([status]) => status.startsWith('2'));
      for (const { content } of [requestBody ?? {}, ...answers.map(([, answer]) => answer)]) {
        const schema = content?.['application/json']?.schema;
        if (schema)
          expect(schema, `${operationId}: list its file in contract/schemas.ts`).toEqual({
            $ref: expect.stringContaining('#/components/schemas/'),
          });
      }
    }
  });
});

interface Media {
  schema: object;
  example?: unknown;
  examples?: object;
}
interface Content {
  content?: Record<string, Media>;
}
