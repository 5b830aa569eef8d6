import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hire } from '../../../tests/support/staff.ts';
import { startTestApp, type TestApp, TRATTORIA } from '../../../tests/support/test-app.ts';
import { startTiles } from '../../../tests/support/tile-server.ts';
import { systemClock } from '../platform/clock.ts';
import { readConfig } from '../platform/config.ts';
import { tileServer } from './tile-server.ts';

describe('the operator’s map', () => {
  let tiles: Awaited<ReturnType<typeof startTiles>>;
  let test: TestApp;
  beforeEach(async () => {
    tiles = await startTiles();
    test = await startTestApp('sqlite', tiles.settings);
  });
  afterEach(async () => {
    await test.close();
    await tiles.close();
  });
  const get = (url: string, headers: Record<string, string> = {}) =>
    test.app.inject({ url, headers: { host: TRATTORIA, ...headers } });

  it('comes through this server, which keeps what it has fetched and tells nobody the key', async () => {
    const first = await get('/tiles/14/8188/5448');
    expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'image/png']);
    expect(first.headers['cache-control']).toBe('public, max-age=86400');
    expect(first.rawPayload.subarray(1, 4).toString()).toBe('PNG');
    expect((await get('/tiles/14/8188/5448')).rawPayload).toEqual(first.rawPayload);
    expect(tiles.asked).toEqual(['/town/14/8188/5448.png?key=secret']);
  });

  it.each(['/tiles/20/0/0', '/tiles/1/2/0', '/tiles/1/0/-1', '/tiles/01/0/0', '/tiles/a/b/c', '/tiles/1/0/0%2f..'])(
    'has no square %s, and asks for none',
    async (url) => {
      expect((await get(url)).statusCode).toBe(404);
      expect(tiles.asked).toEqual([]);
    },
  );

  it('is not for the pages of other sites', async () => {
    for (const site of ['cross-site', 'same-site']) {
      expect((await get('/tiles/1/0/0', { 'sec-fetch-site': site })).statusCode).toBe(403);
    }
    expect((await get('/tiles/1/0/0', { 'sec-fetch-site': 'same-origin' })).statusCode).toBe(200);
    expect((await get('/tiles/1/0/0')).headers['cross-origin-resource-policy']).toBe('same-origin');
  });

  it.each(['off', 'odd'] as const)('is away while its server is %s, and nobody keeps that', async (mode) => {
    tiles.mode = mode;
    const { statusCode, headers, body } = await get('/tiles/1/0/0');
    expect([statusCode, headers['cache-control'], body]).toEqual([503, 'no-store', '']);
    tiles.mode = 'on';
    expect((await get('/tiles/1/0/0')).statusCode).toBe(200);
  });

  it('is not waited for without end, and its key is in no error', async () => {
    tiles.mode = 'silent';
    const fetchTile = tileServer(tiles.settings.MAP_TILES, { clock: systemClock, timeoutMs: 100 });
    const error = await fetchTile({ z: 1, x: 0, y: 0 }).then(
      () => null,
      (reason: Error) => reason,
    );
    expect(error?.message).toBe('the tile server cannot be asked: TimeoutError');
    expect(`${error?.cause}`).not.toContain('secret');
  });

  it('is told to whoever edits zones', async () => {
    const token = await hire(test, 'Manager');
    const map = { attribution: '© Our town', maxZoom: 19 };
    const { body } = await test.call({ url: '/staff/zones', token });
    expect(body.data.map).toEqual(map);
    const saved = await test.call({ method: 'PUT', url: '/staff/zones', token, body: { zones: [] } });
    expect(saved.body.data.map).toEqual(map);
    expect(saved.body.data.version).toBe(body.data.version);
  });

  it('is told to customers only where an order needs a place', async () => {
    const token = await hire(test, 'Manager');
    const shown = async () => (await test.call({ url: '/restaurants/public/-' })).body.data.restaurant;
    expect(await shown()).not.toHaveProperty('map');
    const terms = { fee: null, minimum: null, freeFrom: null, travelMinutes: null, hours: null };
    const zones = [{ name: 'Around', postcodes: null, kilometres: 3, ...terms }];
    expect((await test.call({ method: 'PUT', url: '/staff/zones', token, body: { zones } })).status).toBe(200);
    expect((await shown()).map).toEqual({ attribution: '© Our town', maxZoom: 19 });
  });
});

describe('a server without a map', () => {
  it('has no squares, and says nothing of one', async () => {
    const test = await startTestApp('sqlite');
    expect((await test.app.inject({ url: '/tiles/1/0/0', headers: { host: TRATTORIA } })).statusCode).toBe(404);
    const { body } = await test.call({ url: '/staff/zones', token: await hire(test, 'Manager') });
    expect(body.data).not.toHaveProperty('map');
    await test.close();
  });

  it.each(['https://tiles.example/{z}/{x}.png', '/srv/map.pmtiles', 'ftp://tiles.example/{z}/{x}/{y}'])(
    'does not take %s for one',
    (address) => {
      expect(() => readConfig({ MAP_TILES: address })).toThrow('MAP_TILES');
    },
  );
});
