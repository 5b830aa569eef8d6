import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { ids, item, pickup } from '../../../tests/support/order-input.ts';
import { newBrowser, startPushService, vapidOf } from '../../../tests/support/push-service.ts';
import { hire } from '../../../tests/support/staff.ts';
import { NOON, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { workOff } from '../../../tests/support/work.ts';
import { MINUTE } from '../../domain/times/zoned-time.ts';
import { silentLive } from '../live/live-orders.ts';
import { openDatabase } from '../platform/database/database.ts';
import { sha256 } from '../platform/ids/ids.ts';
import type { Services } from '../services.ts';
import { createServices } from '../wire.ts';
import { claimWork } from '../work/leases.ts';
import { climbLadder } from './climb-ladder.ts';
import { RINGS } from './rings.ts';

const SECOND = 1000;
const UNWATCHED = 70 * SECOND;

describe.each(dialects)('the ladder of alarms for an order that nobody answers, on %s,', (dialect) => {
  let app: TestApp;
  let push: Awaited<ReturnType<typeof startPushService>>;
  let customer: string;
  let owner: string;
  beforeEach(async () => {
    app = await startTestApp(dialect, {
      ACCESS_TOKEN_S: '86400',
      ALARMS_TO_PRIVATE_NETWORK: 'true',
      PUSHES_TO_PRIVATE_NETWORK: 'true',
    });
    push = await startPushService();
    customer = await app.register();
    owner = await hire(app, 'Owner', 'owner@example.test');
  });
  afterEach(async () => {
    await push.close();
    await app.close();
  });

  const staff = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object) =>
    app.call({ method, url: `/staff${url}`, token: owner, body });
  async function addBrowser() {
    const browser = newBrowser(push.origin);
    const answer = await staff('POST', '/devices', browser.input);
    expect(answer.status).toBe(201);
    return browser;
  }
  async function place(more: object = {}) {
    const body = { ...pickup([item('lemonade')]), ...more };
    return (await app.call({ method: 'POST', url: '/orders', token: customer, body })).body.data;
  }
  const answer = (id: string) =>
    app.call({ method: 'PATCH', url: `/staff/orders/${id}/status`, token: owner, body: { status: 'Confirmed' } });
  async function look(services: Services = app.services) {
    await climbLadder(services);
    await workOff(services, RINGS);
  }
  async function lookAt(instant: number) {
    app.setNow(instant);
    await look();
    return push.received.length;
  }
  const setAlarms = async (more: object) => {
    const { version: expectedVersion, webhookKey: _key, ...record } = (await staff('GET', '/alarms')).body.data;
    const changed = await staff('PUT', '/alarms', { ...record, ...more, expectedVersion });
    expect(changed.status, JSON.stringify(changed.body)).toBe(200);
    return changed.body.data;
  };
  const boards = (count: number) => {
    app.services.live = { ...silentLive, boardsOpen: async () => count };
  };
  const outcomes = async () => {
    const rows = await app.services.db.selectFrom('rings').select(['outcome', 'attempts']).execute();
    return rows.map(({ outcome, attempts }) => [outcome, attempts]);
  };

  it('rings devices after 70 seconds where no board is connected, once', async () => {
    await addBrowser();
    await place();
    expect(await lookAt(NOON + UNWATCHED - 1)).toBe(0);
    expect(await lookAt(NOON + UNWATCHED)).toBe(1);
    expect(await lookAt(NOON + 20 * MINUTE)).toBe(1);
  });

  it('lets a connected board ring alone for two minutes, and steps in when it goes away', async () => {
    await addBrowser();
    boards(1);
    const first = await place();
    expect(await lookAt(NOON + UNWATCHED)).toBe(0);
    expect(await lookAt(NOON + 2 * MINUTE - 1)).toBe(0);
    expect(await lookAt(NOON + 2 * MINUTE)).toBe(1);
    await answer(first._id);
    await place();
    expect(await lookAt(NOON + 2 * MINUTE + UNWATCHED)).toBe(1);
    boards(0);
    expect(await lookAt(NOON + 2 * MINUTE + UNWATCHED + 10 * SECOND)).toBe(2);
  });

  it('leaves devices alone as long as a board is connected where the owner wants that', async () => {
    await addBrowser();
    await setAlarms({ pushAfterMinutes: null });
    boards(1);
    await place();
    expect(await lookAt(NOON + 20 * MINUTE)).toBe(0);
    boards(0);
    expect(await lookAt(NOON + 21 * MINUTE)).toBe(1);
  });

  it('never rings for an order that was answered, though the step was taken before', async () => {
    await addBrowser();
    const [one, other] = [await place(), await place()];
    await answer(one._id);
    app.setNow(NOON + UNWATCHED);
    await climbLadder(app.services);
    await answer(other._id);
    expect(await lookAt(NOON + UNWATCHED + 5 * SECOND)).toBe(0);
    expect(await outcomes()).toEqual([['answered', 1]]);
  });

  it('says number, type, total and time in the device’s language, encrypted, and nothing of the customer', async () => {
    const browser = await addBrowser();
    const { orderNumber } = await place({ customerNotes: 'Ring twice, Ada' });
    await lookAt(NOON + UNWATCHED);
    const [{ headers, body, path }] = push.received as [(typeof push.received)[0]];
    expect(path).toBe(new URL(browser.input.endpoint).pathname);
    expect(headers).toMatchObject({ urgency: 'high', ttl: '900', 'content-encoding': 'aes128gcm' });
    expect(headers.topic).toMatch(/^[\w-]{1,32}$/);
    expect(body.toString('latin1')).not.toContain(orderNumber);
    const read = JSON.parse(browser.read(body));
    expect(read).toMatchObject({ title: `Order ${orderNumber} is waiting for an answer`, lang: 'en' });
    expect(read.body).toBe('Pickup · £3.25 · 1:00 PM');
    expect(JSON.stringify(read)).not.toMatch(/Ada|example\.test|07|\+44/);
    const { claims, key } = vapidOf(headers.authorization);
    expect(claims).toMatchObject({ aud: push.origin, sub: expect.stringMatching(/^(mailto|https):/) });
    expect(key).toBe((await staff('GET', '/devices')).body.data.publicKey);
  });

  it('joins orders that are due together into one message to each device', async () => {
    const browsers = [await addBrowser(), await addBrowser()];
    await place();
    await place();
    expect(await lookAt(NOON + UNWATCHED)).toBe(2);
    for (const { path, body } of push.received) {
      const browser = browsers.find(({ input }) => input.endpoint.endsWith(path));
      expect(JSON.parse(browser?.read(body) ?? '{}').title).toBe('2 orders are waiting for an answer');
    }
  });

  it.each([404, 410])('forgets a device whose push service answers %i', async (status) => {
    await addBrowser();
    await place();
    push.status = status;
    await lookAt(NOON + UNWATCHED);
    expect((await staff('GET', '/devices')).body.data.devices).toEqual([]);
    expect(await lookAt(NOON + 3 * MINUTE)).toBe(1);
  });

  it('tries again where a push service is busy, under the same topic, when that asks for it', async () => {
    await addBrowser();
    await place();
    Object.assign(push, { status: 429, headers: { 'retry-after': '30' } });
    expect(await lookAt(NOON + UNWATCHED)).toBe(1);
    push.status = 201;
    expect(await lookAt(NOON + UNWATCHED + 29 * SECOND)).toBe(1);
    expect(await lookAt(NOON + UNWATCHED + 30 * SECOND)).toBe(2);
    const [first, second] = push.received.map(({ headers }) => headers.topic);
    expect(second).toBe(first);
    expect(await lookAt(NOON + 5 * MINUTE)).toBe(2);
  });

  it('gives a message up that is refused, and says so of the device', async () => {
    await addBrowser();
    await place();
    push.status = 403;
    await lookAt(NOON + UNWATCHED);
    expect(await lookAt(NOON + 4 * MINUTE)).toBe(1);
    expect((await staff('GET', '/devices')).body.data.devices).toMatchObject([{ isInTrouble: true, rungAt: null }]);
  });

  it('calls the webhook later, signed, with the restaurant’s minutes and phone', async () => {
    const { webhookKey } = await setAlarms({
      webhookUrl: `${push.origin}/alarm`,
      webhookAfterMinutes: 3,
      webhookPhone: '+44 20 7946 0000',
    });
    const { orderNumber } = await place();
    expect(await lookAt(NOON + 3 * MINUTE - 1)).toBe(0);
    expect(await lookAt(NOON + 3 * MINUTE)).toBe(1);
    expect(await lookAt(NOON + 10 * MINUTE)).toBe(1);
    const [{ headers, body }] = push.received as [(typeof push.received)[0]];
    expect(JSON.parse(body.toString())).toMatchObject({
      type: 'orders.waiting',
      data: {
        restaurant: 'trattoria',
        phone: '+44 20 7946 0000',
        text: expect.stringContaining(orderNumber),
        orders: [{ number: orderNumber, type: 'Pickup', total: 3.25, currency: 'GBP' }],
      },
    });
    const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
    const key = Buffer.from(webhookKey.slice('whsec_'.length), 'base64');
    expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`);
  });

  it('calls a webhook that is broken again with the same id, until it answers', async () => {
    await setAlarms({ webhookUrl: `${push.origin}/alarm`, webhookAfterMinutes: 1 });
    await place();
    push.status = 500;
    await lookAt(NOON + MINUTE);
    push.status = 200;
    expect(await lookAt(NOON + MINUTE + 4 * SECOND)).toBe(2);
    expect(new Set(push.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(await lookAt(NOON + 9 * MINUTE)).toBe(2);
  });

  it('signs with another key once the webhook has another address', async () => {
    const { webhookKey: one } = await setAlarms({ webhookUrl: `${push.origin}/one` });
    const { webhookKey: same } = await setAlarms({ webhookPhone: '+44 20 7946 0000' });
    const { webhookKey: other } = await setAlarms({ webhookUrl: `${push.origin}/other` });
    expect(same).toBe(one);
    expect(other).not.toBe(one);
  });

  it('counts opening hours for an order of another day, as the reminder does', async () => {
    await addBrowser();
    const rows = () => app.services.db.selectFrom('alarms').selectAll().execute();
    app.setNow(NOON + 12 * 60 * MINUTE);
    await place({ isASAP: false, scheduledAt: new Date(NOON + 24 * 60 * MINUTE).toISOString() });
    const [alarm] = await rows();
    const order = await app.services.db.selectFrom('orders').select('remind_at').executeTakeFirstOrThrow();
    expect(Number(order.remind_at) - Number(alarm?.due_at)).toBe(5 * MINUTE - UNWATCHED);
  });

  it('stands before no order of a restaurant that has set nothing', async () => {
    await place();
    expect(await app.services.db.selectFrom('alarms').selectAll().execute()).toEqual([]);
  });

  it('loses and doubles nothing where processes climb at once and one is killed between the steps', async () => {
    await addBrowser();
    await addBrowser();
    await setAlarms({ webhookUrl: `${push.origin}/alarm`, webhookAfterMinutes: 1 });
    const placed = await Promise.all(Array.from({ length: 6 }, () => place()));
    await answer(placed[0]._id);
    app.setNow(NOON + UNWATCHED);
    // The embedded database belongs to one process.
    const other = app.databaseUrl ? openDatabase({ databaseUrl: app.databaseUrl, dataDir: '' }) : null;
    const second = other ? createServices(app.services.config, other, app.services.clock) : app.services;
    await Promise.all([app.services, second, app.services, second].map(climbLadder));
    // Killed after it has claimed calls and before it makes them: as if these were never heard of again.
    const claim = { restaurantId: ids.restaurant, now: app.services.clock(), until: NOON + 3 * MINUTE };
    expect(await claimWork(app.services, RINGS.place, claim)).toBeDefined();
    await Promise.all([app.services, second].map(look));
    expect(push.received).toHaveLength(2);
    app.setNow(NOON + 3 * MINUTE);
    await Promise.all([app.services, second, app.services, second].map(look));
    await other?.db.destroy();
    expect(push.received.map(({ path }) => path).sort()).toHaveLength(3);
    expect(new Set(push.received.map(({ path }) => path)).size).toBe(3);
    expect(await outcomes()).toEqual(
      expect.arrayContaining([
        ['rung', 1],
        ['rung', 1],
        ['rung', 2],
      ]),
    );
  });

  it('tries a device and the webhook without an order', async () => {
    const browser = await addBrowser();
    const { _id } = (await staff('GET', '/devices')).body.data.devices[0];
    expect((await staff('POST', '/alarms/test')).body.code).toBe('no_webhook');
    await setAlarms({ webhookUrl: `${push.origin}/alarm` });
    await staff('POST', '/alarms/test');
    await staff('POST', `/devices/${_id}/test`);
    expect(await lookAt(NOON)).toBe(2);
    const [pushed, called] = ['/send', '/alarm'].map((path) =>
      push.received.find((each) => each.path.startsWith(path)),
    );
    expect(JSON.parse(browser.read(pushed?.body as Buffer)).title).toBe('Test alarm');
    expect(JSON.parse(String(called?.body))).toMatchObject({ type: 'test', data: { orders: [] } });
  });

  it('rings the devices of who works there, each once, until it is revoked or its member leaves', async () => {
    const { input } = await addBrowser();
    await staff('POST', '/devices', input);
    const manager = await hire(app, 'Manager', 'manager@example.test');
    const theirs = newBrowser(push.origin).input;
    await app.call({ method: 'POST', url: '/staff/devices', token: manager, body: theirs });
    const listed = async () => (await staff('GET', '/devices')).body.data.devices;
    expect(await listed()).toHaveLength(2);
    const own = (await listed()).find(
      ({ fingerprint }: { fingerprint: string }) => fingerprint === sha256(input.endpoint),
    );
    expect((await staff('DELETE', `/devices/${own._id}`)).body.data.devices).toHaveLength(1);
    expect((await staff('DELETE', `/devices/${own._id}`)).status).toBe(404);
    await app.services.db.deleteFrom('staff').where('role', '=', 'Manager').execute();
    expect(await listed()).toEqual([]);
  });
});
