import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordCalls } from '../generate/record-calls.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

/** Names and kinds of values without the values: what stays the same from one call to the next. */
function shape(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shape);
  if (typeof value !== 'object' || value === null) return value === null ? 'null' : typeof value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, shape(each)]));
}

describe('the examples of the API’s document', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp('sqlite');
  });
  afterAll(() => test.close());

  // `node tests/generate/record-examples.ts` records them again.
  it('are what the calls answer today, for every operation', async () => {
    const kept = JSON.parse(readFileSync('src/server/openapi/examples.json', 'utf8'));
    const now = await recordCalls(test);
    for (const [operation, call] of Object.entries(now)) {
      expect(call.status, operation).toBeLessThan(300);
      expect(shape(kept[operation]), operation).toEqual(shape(call));
    }
    expect(Object.keys(kept).sort()).toEqual(Object.keys(now).sort());
    // A restaurant’s people are made anew for each change.
  }, 600_000);
});
