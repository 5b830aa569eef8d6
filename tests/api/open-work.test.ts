import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '../../src/contract/endpoints/endpoint.ts';
import * as endpoints from '../../src/contract/endpoints/endpoints.ts';
import { importRestaurant } from '../../src/server/import/import-restaurant.ts';
import { honestCalls } from '../support/honest-calls/honest-calls.ts';
import { documentedOperations, type Operation, send } from '../support/operations.ts';
import { documentOf, startTestApp, type TestApp, TRATTORIA } from '../support/test-app.ts';
import { trattoria } from '../support/trattoria.ts';
import { newWorld, type World } from '../support/world.ts';
import { TRATTORIA_PLACE } from '../support/world-places.ts';

/** The kitchen's own device asks them, by a token that strangers do not have. */
const OF_DEVICES: readonly string[] = ['bumpKitchenLine', 'getKitchenScreen'];

const all = Object.entries<Endpoint>(endpoints);
/** What anybody may ask for as often as they like: a guest's session and an account cost nothing either. */
const unlimited = all
  .filter(([, { terms }]) => !terms?.needs || terms.needs === 'session' || terms.needs === 'account')
  .filter(([name, { terms }]) => !terms?.perMinute && !OF_DEVICES.includes(name));

it('work that anybody may ask for has a limit a network', () => {
  expect(all.length).toBeGreaterThan(200);
  const open = unlimited.filter(([, { method, terms }]) => method !== 'GET' && !terms?.needs && !terms?.security);
  expect(open.map(([name]) => name)).toEqual([]);
});

/** What costs as much as strangers have stored, which the honest calls below do not. */
const GROWS: readonly string[] = ['listMyOrders', 'copyAccount'];

it('reading what strangers may store much of has a limit a network', () => {
  const names = all.map(([name]) => name);
  expect(names).toEqual(expect.arrayContaining([...GROWS]));
  expect(unlimited.map(([name]) => name).filter((name) => GROWS.includes(name))).toEqual([]);
});

/** CPU of one call in ms. What costs more has a share a network. */
const MOST_MS = 3;
const DISHES = 240;
const TIMES = 12;

describe('what anybody may ask for as often as they like', () => {
  let test: TestApp;
  let world: World;
  let operations: Operation[] = [];
  beforeAll(async () => {
    test = await startTestApp('sqlite');
    await importRestaurant(test.services, { file: largeMenu(), baseDir: null });
    world = await newWorld(test, TRATTORIA_PLACE);
    operations = documentedOperations(documentOf(test.app));
  });
  afterAll(() => test.close());

  it.each(unlimited.map(([name]) => name))('%s costs little', async (name) => {
    const operation = operations.find(({ id }) => id === name);
    const call = honestCalls[name]?.(world);
    if (!operation || !call) throw new Error(`${name} is not documented, or has no honest call`);
    // The cheapest of some: the first ones compile, and other work of the process is not theirs.
    const costs: number[] = [];
    for (let time = 0; time < TIMES; time++) {
      const before = process.threadCpuUsage();
      await send(test, operation, call, { host: TRATTORIA, as: world });
      const { user, system } = process.threadCpuUsage(before);
      costs.push((user + system) / 1000);
    }
    expect(Math.min(...costs)).toBeLessThan(MOST_MS);
  });
});

/** The trattoria's dishes again and again, under other keys. */
function largeMenu() {
  const { file } = trattoria;
  const copies = Array.from({ length: Math.ceil(DISHES / file.products.length) }, (_, copy) => copy);
  const products = copies.flatMap((copy) =>
    file.products.map((product) => ({ ...product, key: copy === 0 ? product.key : `${product.key}-${copy}` })),
  );
  return { ...file, products };
}
