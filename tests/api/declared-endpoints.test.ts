import { afterAll, beforeAll, expect, it } from 'vitest';
import * as endpoints from '../../src/contract/endpoints/endpoints.ts';
import { API_BASE } from '../../src/contract/transport.ts';
import { documentedOperations } from '../support/operations.ts';
import { documentOf, startTestApp, type TestApp } from '../support/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp('sqlite');
});
afterAll(() => test.close());

const declared = Object.entries(endpoints);

it('has a route for every endpoint that is declared', () => {
  const missing = declared.filter(([, { method, path: url }]) => !test.app.hasRoute({ method, url: API_BASE + url }));
  expect(missing.map(([name]) => name)).toEqual([]);
});

it('declares every operation of the document, by its name', () => {
  const ids = documentedOperations(documentOf(test.app)).map(({ id }) => id);
  const names = new Set(declared.map(([name]) => name));
  expect(ids.filter((id) => !names.has(id))).toEqual([]);
});

it('declares no two endpoints in one place', () => {
  const places = declared.map(([, { method, path }]) => `${method} ${path}`);
  expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([]);
});
