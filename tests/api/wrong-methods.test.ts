import type { OpenAPIV3_1 } from 'openapi-types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentedOperations } from '../support/operations.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

describe('a method that a path does not have', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp('sqlite');
  });
  afterAll(() => test.close());

  it('is answered with those that it has, on every path', async () => {
    const byPath = Map.groupBy(documentedOperations(test.app.swagger() as OpenAPIV3_1.Document), ({ path }) => path);
    for (const [path, operations] of byPath) {
      const allowed = operations.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
      for (const method of METHODS.filter((each) => !allowed.includes(each))) {
        const { status, headers, body } = await test.call({ method, url: path.replaceAll(/\{\w+\}/g, 'some-id') });
        expect({ path, method, status }).toEqual({ path, method, status: 405 });
        expect(String(headers['allow']).split(', ').sort()).toEqual(allowed.sort());
        expect(headers['content-type']).toContain('application/problem+json');
        expect(body).toMatchObject({ status: 405, code: 'method_not_allowed' });
      }
    }
  });

  it('is told in the reader’s language, with a slash or a question behind the path too', async () => {
    const headers = { 'accept-language': 'de' };
    const { status, body } = await test.call({ method: 'DELETE', url: '/products/?page=1', headers });
    expect({ status, message: body.message }).toEqual({ status: 405, message: 'Das ist hier nicht möglich.' });
  });

  it('is not asked about on paths that nobody serves', async () => {
    const { status, headers } = await test.call({ url: '/docs/static/nothing.js' });
    expect({ status, allow: headers['allow'] }).toEqual({ status: 404, allow: undefined });
    for (const method of ['GET', 'POST', 'DELETE'] as const) {
      const { status, headers } = await test.call({ method, url: '/nothing' });
      expect({ status, allow: headers['allow'] }).toEqual({ status: 404, allow: undefined });
    }
  });
});
