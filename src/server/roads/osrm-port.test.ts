import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { gridMetres, startOsrm } from '../../../tests/support/osrm-server.ts';
import { readConfig } from '../platform/config.ts';
import { osrmOf, osrmPort } from './osrm-port.ts';
import type { RoadsPort } from './roads-port.ts';

const RESTAURANT = [-0.1, 51.5] as const;
const NEAR = [-0.12, 51.51] as const;
const FAR = [0.4, 51.7] as const;

describe('a routing server that speaks OSRM’s protocol', () => {
  let server: Awaited<ReturnType<typeof startOsrm>>;
  let port: RoadsPort;
  beforeEach(async () => {
    server = await startOsrm();
    port = osrmPort({ url: server.url, profile: 'driving', timeoutMs: 300 });
  });
  afterEach(() => server.close());

  it('is asked with the longitude first, for metres and seconds alone', async () => {
    const metres = Math.round(gridMetres(RESTAURANT, NEAR));
    expect(await port.way(RESTAURANT, NEAR)).toEqual({ metres, seconds: Math.round(gridMetres(RESTAURANT, NEAR) / 5) });
    expect(server.asked).toEqual([
      '/route/v1/driving/-0.10000,51.50000;-0.12000,51.51000?generate_hints=false&radiuses=1000;1000&overview=false',
    ]);
  });

  it('says how long it takes between all places of a ride', async () => {
    const times = await port.times([RESTAURANT, NEAR, FAR]);
    expect(times?.map((row) => row.map((each) => Math.round(each ?? -1)))).toEqual(
      [RESTAURANT, NEAR, FAR].map((from) => [RESTAURANT, NEAR, FAR].map((to) => Math.round(gridMetres(from, to) / 5))),
    );
  });

  it('knows no way across a river, nor to a place off its roads, which is no failure', async () => {
    server.river = 0;
    expect(await port.way(RESTAURANT, FAR)).toBeNull();
    expect((await port.times([RESTAURANT, NEAR, FAR]))?.[0]?.[2]).toBeNull();
    expect(await port.way(RESTAURANT, [13.4, 52.5])).toBeNull();
    expect(await port.times([RESTAURANT, NEAR, [13.4, 52.5]])).toBeNull();
  });

  it.each(['silent', 'off', 'odd'] as const)('fails without a place in its words when it is %s', async (mode) => {
    server.mode = mode;
    const error = await port.way(RESTAURANT, NEAR).then(
      () => null,
      (reason: Error) => reason,
    );
    expect(error?.message).toMatch(/^the routing server /);
    expect(`${error?.message} ${error?.cause}`).not.toContain('51.5');
    await expect(port.times([RESTAURANT, NEAR, FAR])).rejects.toThrow('the routing server');
  });

  it('fails where nobody is at the address, and where the profile is another', async () => {
    await expect(osrmPort({ url: server.url, profile: 'bike' }).way(RESTAURANT, NEAR)).rejects.toThrow('InvalidUrl');
    await server.close();
    await expect(port.way(RESTAURANT, NEAR)).rejects.toThrow('cannot be asked');
  });
});

it('is none where the operator has set none', () => {
  expect(osrmOf(readConfig({}))).toBeNull();
  expect(osrmOf(readConfig({ ROUTING_URL: 'http://127.0.0.1:5000/' }))).not.toBeNull();
  expect(() => readConfig({ ROUTING_URL: 'osrm' })).toThrow('ROUTING_URL');
  expect(() => readConfig({ ROUTING_PROFILE: 'driving/../..' })).toThrow('ROUTING_PROFILE');
});
