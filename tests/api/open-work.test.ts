import { expect, it } from 'vitest';
import type { Endpoint } from '../../src/contract/endpoints/endpoint.ts';
import * as endpoints from '../../src/contract/endpoints/endpoints.ts';

/** The kitchen's own device asks them, by a token that strangers do not have. */
const OF_DEVICES: readonly string[] = ['bumpKitchenLine'];

it('work that anybody may ask for has a limit a network', () => {
  const all = Object.entries<Endpoint>(endpoints);
  expect(all.length).toBeGreaterThan(200);
  const unlimited = all.filter(
    ([, { method, terms }]) => method !== 'GET' && !terms?.needs && !terms?.perMinute && !terms?.security,
  );
  expect(unlimited.map(([name]) => name).filter((name) => !OF_DEVICES.includes(name))).toEqual([]);
});
