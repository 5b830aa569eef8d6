import { Writable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { delivery, item } from '../../../tests/support/order-input.ts';
import { hire } from '../../../tests/support/staff.ts';
import { allRows } from '../../../tests/support/stored-rows.ts';
import { NOON, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { MINUTE } from '../../domain/times/zoned-time.ts';
import type { Point } from '../../domain/zones/distance.ts';
import { silentLive } from '../live/live-orders.ts';
import { fromJson, toJson } from '../platform/database/json-columns.ts';

const ONE = 'a'.repeat(32);
const OTHER = 'b'.repeat(32);
const DOOR: Point = [0.9, 51.89];
/** About 820 metres north of the door, with a figure that is looked for where it must not stand. */
const NEAR: Point = [0.9, 51.8973731];
const FIGURE = '51.897';

describe.each(dialects)('how far away a courier is, on %s,', (dialect) => {
  let app: TestApp;
  let owner: string;
  let staff: string;
  let customer: string;
  let log: string;
  let pushed: unknown[];
  beforeEach(async () => {
    log = '';
    const logTo = new Writable({
      write(chunk, _encoding, done) {
        log += chunk;
        done();
      },
    });
    app = await startTestApp(dialect, { RATE_LIMITS: 'true', ACCESS_TOKEN_S: '86400', LOG_LEVEL: 'debug' }, logTo);
    pushed = [];
    app.services.live = { ...silentLive, publishAway: (_restaurant, _user, { away }) => pushed.push(away) };
    owner = await hire(app, 'Owner');
    staff = await hire(app);
    customer = await app.register();
    await setTo({ usesCouriers: true, showsPosition: true });
  });
  afterEach(() => app.close());

  const send = (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string, body?: object, token = staff) =>
    app.call({ method, url, token, ...(body && { body }) });
  const setTo = (settings: object) => send('PUT', '/staff/couriers', settings, owner);
  const courier = (url: string, token: string, more: object = {}, device = ONE) =>
    app.call({ method: 'POST', url: `/courier/${url}`, body: { token, device, ...more } });
  const show = (token: string, at: Point | null = NEAR, device = ONE, agreed: { onMap?: true } = {}) =>
    courier('position', token, { position: at && { type: 'Point', coordinates: at }, ...agreed }, device);
  /** As a phone does whose courier has read that a map shows where they are. */
  const showOnMap = (token: string) => show(token, NEAR, ONE, { onMap: true });
  const step = (token: string, name: string) => courier('steps', token, { step: name });
  const rideOf = async (token: string) => (await courier('order', token)).body.data.ride;
  const offered = async (token: string) => (await rideOf(token)).mayShowPosition;

  /** A delivery that a phone has picked up, the token of its courier's link, and what the link of its customer shows. */
  async function ride({ isPlaced = true, isOut = true } = {}) {
    const { db } = app.services;
    const placed = await app.call({
      method: 'POST',
      url: '/orders',
      token: customer,
      body: delivery([item('margherita', ['size/large'], 2)]),
    });
    const id: string = placed.body.data._id;
    const { delivery_address } = await db
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const address = fromJson(delivery_address);
    if (isPlaced && address) {
      const withPoint = toJson({ ...address, coordinates: DOOR });
      await db.updateTable('orders').set({ delivery_address: withPoint }).where('id', '=', id).execute();
    }
    for (const status of ['Confirmed', 'Preparing']) await send('PATCH', `/staff/orders/${id}/status`, { status });
    const token: string = (await send('POST', `/staff/orders/${id}/courier-links`)).body.data.path.split('#')[1];
    await courier('taking', token, { name: 'Jo' });
    if (isOut) await step(token, 'picked_up');
    const link = (await send('POST', `/orders/${id}/links`, undefined, customer)).body.data.token;
    const seen = async () =>
      (await app.call({ method: 'POST', url: '/tracked-orders', body: { token: link } })).body.courierAway;
    return { id, token, seen };
  }

  it('is shown to the customer in hundreds of metres, with its age, on open pages and by links', async () => {
    const { token, seen } = await ride();
    expect(await offered(token)).toBe(true);
    expect(await seen()).toBe(undefined);
    expect((await show(token)).body).toEqual({ data: { isShown: true } });
    expect(pushed).toEqual([{ metres: 800, secondsAgo: 0 }]);
    app.setNow(NOON + 20_000);
    expect(await seen()).toEqual({ metres: 800, secondsAgo: 20 });
  });

  it('comes without the place where there is no map, whatever a phone says', async () => {
    const { token, seen } = await ride();
    expect(await rideOf(token)).not.toHaveProperty('onMap');
    await showOnMap(token);
    expect(await seen()).toEqual({ metres: 800, secondsAgo: 0 });
    expect(pushed).toEqual([{ metres: 800, secondsAgo: 0 }]);
  });

  it('comes with the place for the operator’s map, once the courier has agreed to that', async () => {
    app.services.config.MAP_TILES = 'https://tiles.example/{z}/{x}/{y}.png';
    const { token, seen } = await ride();
    expect(await rideOf(token)).toMatchObject({ mayShowPosition: true, onMap: true });
    await show(token);
    expect(await seen()).toEqual({ metres: 800, secondsAgo: 0 });
    await showOnMap(token);
    const shown = { metres: 800, secondsAgo: 0, point: [0.9, 51.8974] };
    expect(await seen()).toEqual(shown);
    expect(pushed.at(-1)).toEqual(shown);
    // Another order's customer is told nothing of it.
    const other = await ride();
    expect(await other.seen()).toBe(undefined);
    await step(token, 'delivered');
    expect(await seen()).toBe(undefined);
    expect((await showOnMap(token)).body).toEqual({ data: { isShown: false } });
    expect(await seen()).toBe(undefined);
    expect(JSON.stringify(pushed.at(-1))).toBe('null');
  });

  it('is forgotten when it is stale, stopped or delivered', async () => {
    const { token, seen } = await ride();
    await show(token);
    app.setNow(NOON + 2 * MINUTE);
    expect(await seen()).toBe(undefined);
    await show(token);
    expect(await seen()).toMatchObject({ secondsAgo: 0 });
    expect((await show(token, null)).body).toEqual({ data: { isShown: false } });
    expect(await seen()).toBe(undefined);
    await show(token);
    await step(token, 'delivered');
    expect(pushed.at(-1)).toBe(null);
    expect(await seen()).toBe(undefined);
    expect((await show(token)).body).toEqual({ data: { isShown: false } });
    expect(await seen()).toBe(undefined);
  });

  it('is shown by nobody unless the restaurant wants it, on the way, and with a door that is known', async () => {
    for (const each of [await ride({ isOut: false }), await ride({ isPlaced: false })]) {
      expect(await offered(each.token)).toBe(undefined);
      expect((await show(each.token)).body).toEqual({ data: { isShown: false } });
      expect(await each.seen()).toBe(undefined);
    }
    const { token, seen } = await ride();
    await show(token);
    expect((await setTo({ usesCouriers: true, showsPosition: false })).body.data).toEqual({ usesCouriers: true });
    expect(await offered(token)).toBe(undefined);
    expect(await seen()).toBe(undefined);
    expect((await show(token)).body).toEqual({ data: { isShown: false } });
    expect((await send('GET', '/staff/couriers')).body.data).not.toHaveProperty('showsPosition');
  });

  it('is said by the phone that has the order alone', async () => {
    const { id, token, seen } = await ride();
    expect((await show(token, NEAR, OTHER)).body.code).toBe('courier_not_yours');
    expect((await show('nobodys')).status).toBe(404);
    const hired = await hire(app, 'Courier');
    const position = { type: 'Point', coordinates: NEAR };
    expect((await send('POST', `/staff/rides/${id}/position`, { position }, hired)).status).toBe(404);
    expect(await seen()).toBe(undefined);
    // What the phone before has said is not the next one's.
    await show(token);
    await send('DELETE', `/staff/orders/${id}/courier`);
    expect(await seen()).toBe(undefined);
    await courier('taking', token, { name: 'Kim' }, OTHER);
    expect(await seen()).toBe(undefined);
  });

  it('is heard a dozen times a minute', async () => {
    const { token } = await ride();
    const answers = [];
    for (let sent = 0; sent < 13; sent++) answers.push((await show(token)).status);
    expect(answers).toEqual([...Array(12).fill(200), 429]);
  });

  it('stands in no table and no log', async () => {
    app.services.config.MAP_TILES = 'https://tiles.example/{z}/{x}/{y}.png';
    const { token, seen } = await ride();
    await showOnMap(token);
    expect(await seen()).toMatchObject({ metres: 800, point: [0.9, 51.8974] });
    const kept = (await allRows(app.services.db)).join('\n');
    expect(kept).toContain(String(DOOR[1]));
    expect(kept).not.toContain(FIGURE);
    expect(log).toContain('/courier/position');
    expect(log).not.toContain(FIGURE);
  });
});
