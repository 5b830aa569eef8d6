import type { OpenAPIV3_1 } from 'openapi-types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dialects } from '../support/databases.ts';
import { honestCalls } from '../support/honest-calls/honest-calls.ts';
import { documentedOperations, type Operation, send } from '../support/operations.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { newWorld, type World } from '../support/world.ts';
import { TRATTORIA_PLACE } from '../support/world-places.ts';

const operations = await (async () => {
  const test = await startTestApp('sqlite');
  const found = documentedOperations(test.app.swagger() as OpenAPIV3_1.Document);
  await test.close();
  return found.filter(({ method }) => method !== 'GET');
})();

/** Whatever others do meanwhile is answered, and never by a fault: unique keys and references included. */
describe.each(dialects)('at the same moment, on %s,', { timeout: 120_000 }, (dialect) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp(dialect, { ACCESS_TOKEN_S: '86400', RATE_LIMITS: 'false' });
  });
  afterAll(() => test.close());

  async function faultOf(operation: Operation, world: World): Promise<string[]> {
    const call = honestCalls[operation.id]?.(world);
    if (!call) throw new Error(`tests/support/honest-calls has no call of ${operation.id}`);
    const { status, body } = await send(test, operation, call, { host: world.host, as: world });
    return status !== 500 ? [] : [`${operation.id}: ${status} ${JSON.stringify(body)}`];
  }

  it.each([1, 2, 3])('all that can be done to one customer and restaurant is no fault (%i)', async (step) => {
    const world = await newWorld(test, TRATTORIA_PLACE);
    const turned = operations.map((_, index) => operations[(index * (step * 2 + 1) + step * 37) % operations.length]);
    const faults: string[] = [];
    for (let from = 0; from < turned.length; from += 12) {
      const some = turned.slice(from, from + 12) as Operation[];
      const found = await Promise.all([...some, ...some].map((operation) => faultOf(operation, world)));
      faults.push(...found.flat());
    }
    expect(faults).toEqual([]);
  });
});
