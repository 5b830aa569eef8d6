import type { OpenAPIV3_1 } from 'openapi-types';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { STAFF_ROLES, type StaffRole } from '../../src/domain/people/staff-roles.ts';
import { dialects } from '../support/databases.ts';
import { honestCalls } from '../support/honest-calls/honest-calls.ts';
import { documentedOperations, type Operation, send } from '../support/operations.ts';
import { NOON, PASSWORD, startTestApp, type TestApp } from '../support/test-app.ts';
import { newWorld, type World } from '../support/world.ts';
import { SUSHI_PLACE, TRATTORIA_PLACE } from '../support/world-places.ts';
import { ALLOWED } from './allowed-roles.ts';

const operations = await (async () => {
  const test = await startTestApp('sqlite');
  const found = documentedOperations(test.app.swagger() as OpenAPIV3_1.Document);
  await test.close();
  return found.filter(({ audience, path }) => audience === 'staff' || path.startsWith('/staff/'));
})();

describe.each(dialects)('a walk of every role over every staff operation, on %s,', (dialect) => {
  let test: TestApp;
  let shared: World;
  let foreign: World;
  beforeAll(async () => {
    test = await startTestApp(dialect);
    shared = await newWorld(test, TRATTORIA_PLACE);
    foreign = await newWorld(test, SUSHI_PLACE);
  });
  afterAll(() => test.close());
  // Each world takes some seconds of the app's clock, and tokens end after minutes. The shared worlds stay the oldest.
  beforeEach(() => test.setNow(NOON + 60_000));

  const callOf = ({ id }: Operation, world: World) => {
    const call = honestCalls[id];
    if (!call) throw new Error(`tests/support/honest-calls has no call of ${id}: the walk can't judge it`);
    return call(world);
  };
  const employAs = (role: StaffRole, { staffId, restaurantId }: World) =>
    test.services.db
      .updateTable('staff')
      .set({ role })
      .where('restaurant_id', '=', restaurantId)
      .where('user_id', '=', staffId)
      .execute();
  const as = (world: World, staffToken: string) => ({ host: world.host, as: { ...world, staffToken } });

  it('finds an expectation for each operation, and none for what is no operation', () => {
    expect(Object.keys(ALLOWED).sort()).toEqual(operations.map(({ id }) => id).sort());
  });

  it.each(operations)('$id is for its roles', async (operation) => {
    for (const role of STAFF_ROLES) {
      const isAllowed = ALLOWED[operation.id]?.includes(role);
      const changes = isAllowed && operation.method !== 'GET';
      const world = changes ? await newWorld(test, TRATTORIA_PLACE) : shared;
      await employAs(role, world);
      const answer = await send(test, operation, callOf(operation, world), as(world, world.staffToken));
      if (isAllowed) expect(answer.status, `${role}: ${JSON.stringify(answer.body)}`).toBeLessThan(300);
      else expect(answer, role).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    }
  });

  it.each(operations)('$id is not for customers, others’ owners or nobody', async (operation) => {
    const call = callOf(operation, shared);
    const of = (token: string) => send(test, operation, call, as(shared, token));
    expect(await of(shared.token)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    expect(await of(foreign.staffToken)).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
    expect(await of('')).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
    expect(await of(await signedInHere(foreign))).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  });

  /** The owner of the other restaurant, as a customer of this one. */
  async function signedInHere({ email }: World): Promise<string> {
    const body = { email: `owner-${email}`, password: PASSWORD };
    const answer = await test.call({ method: 'POST', url: '/auth/login', body });
    return answer.body.accessToken;
  }
});
