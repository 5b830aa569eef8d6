import type { OpenAPIV3_1 } from 'openapi-types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { honestCalls } from '../support/honest-calls/honest-calls.ts';
import { documentedOperations, type Operation, send } from '../support/operations.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { newWorld, type World } from '../support/world.ts';
import { TRATTORIA_PLACE } from '../support/world-places.ts';

const operations = await (async () => {
  const test = await startTestApp('sqlite');
  const found = documentedOperations(test.app.swagger() as OpenAPIV3_1.Document);
  await test.close();
  return found.filter(({ audience, id }) => audience !== 'everybody' && !id.startsWith('upload'));
})();

/** Nothing of an operation's rules is told to those whom it is not for: a wrong body is refused as a right one is. */
describe('who asks is settled before what is asked for', () => {
  let test: TestApp;
  let world: World;
  beforeAll(async () => {
    test = await startTestApp('sqlite');
    world = await newWorld(test, TRATTORIA_PLACE);
  });
  afterAll(() => test.close());

  const asked = (operation: Operation, token: string) => {
    const call = { ...honestCalls[operation.id]?.(world), query: { page: 'nonsense' }, body: { nonsense: true } };
    return send(test, operation, call, { host: world.host, as: { ...world, token, staffToken: token } });
  };

  it.each(operations)('nobody is told more by $id than to sign in', async (operation) => {
    expect(await asked(operation, '')).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
  });

  it.each(operations.filter(({ path }) => path.startsWith('/staff/') && path !== '/staff/me'))(
    'a customer is told by $id that it is not for them',
    async (operation) => {
      expect(await asked(operation, world.token)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    },
  );
});
