import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { ids, item, pickup } from '../../../tests/support/order-input.ts';
import { newBrowser, startPushService } from '../../../tests/support/push-service.ts';
import { hire } from '../../../tests/support/staff.ts';
import { NOON, SUSHI, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { workOff } from '../../../tests/support/work.ts';
import { DAY, MINUTE } from '../../domain/times/zoned-time.ts';
import { makeLink } from '../order-links/make-link.ts';
import { openDatabase } from '../platform/database/database.ts';
import { createServices } from '../wire.ts';
import { claimWork } from '../work/leases.ts';
import { ORDER_PUSHES } from './pushes-of-orders.ts';

describe.each(dialects)('a customer’s browser that asked to be told of an order, on %s,', (dialect) => {
  let app: TestApp;
  let push: Awaited<ReturnType<typeof startPushService>>;
  let customer: string;
  let staff: string;
  beforeEach(async () => {
    app = await startTestApp(dialect, {
      ACCESS_TOKEN_S: '86400',
      ALARMS_TO_PRIVATE_NETWORK: 'true',
      PUSHES_TO_PRIVATE_NETWORK: 'true',
    });
    push = await startPushService();
    customer = await app.register();
    staff = await hire(app);
  });
  afterEach(async () => {
    await push.close();
    await app.close();
  });

  async function placed(): Promise<string> {
    const body = pickup([item('lemonade')]);
    return (await app.call({ method: 'POST', url: '/orders', token: customer, body })).body.data._id;
  }
  const ask = (id: string, { input }: ReturnType<typeof newBrowser>, token = customer) => {
    const { endpoint, keys } = input;
    return app.call({ method: 'POST', url: `/orders/${id}/pushes`, token, body: { endpoint, keys, language: 'de' } });
  };
  const set = (id: string, status: string, more: object = {}) =>
    app.call({ method: 'PATCH', url: `/staff/orders/${id}/status`, token: staff, body: { status, ...more } });
  const send = () => workOff(app.services, ORDER_PUSHES);
  const left = () => app.services.db.selectFrom('order_pushes').selectAll().execute();

  it('is told in its language what matters, once each, nothing of whose it is, and no more once it is over', async () => {
    const browser = newBrowser(push.origin);
    const { publicKey } = (await app.call({ url: '/push-key' })).body.data;
    expect(publicKey).toMatch(/^[\w-]{87}$/);
    const id = await placed();
    expect((await ask(id, browser)).status).toBe(201);
    await send();
    expect(push.received).toEqual([]);
    await set(id, 'Confirmed', { readyInMinutes: 20 });
    await Promise.all([send(), send()]);
    await set(id, 'Preparing');
    await send();
    await set(id, 'Ready for Pickup');
    await send();
    await set(id, 'Completed');
    await send();
    const told = push.received.map(({ body }) => JSON.parse(browser.read(body)));
    expect(told).toMatchObject([
      { title: expect.stringMatching(/^Bestätigt · 13:20/), lang: 'de', tag: id, path: `/orders/${id}` },
      { title: 'Abholbereit' },
    ]);
    expect(JSON.stringify(told)).not.toMatch(/7946|@/);
    expect(await left()).toEqual([]);
  });

  it('is told later what its push service did not take, and never again once it has unsubscribed', async () => {
    const id = await placed();
    await ask(id, newBrowser(push.origin));
    push.status = 503;
    await set(id, 'Confirmed', { readyInMinutes: 20 });
    await send();
    await send();
    expect(push.received).toHaveLength(1);
    push.status = 410;
    app.setNow(NOON + MINUTE);
    await send();
    expect(push.received).toHaveLength(2);
    expect(await left()).toEqual([]);
  });

  it('is told what comes next though its push service took nothing for a while', async () => {
    const id = await placed();
    const browser = newBrowser(push.origin);
    await ask(id, browser);
    push.status = 500;
    await set(id, 'Confirmed', { readyInMinutes: 20 });
    for (let minutes = 0; minutes < 9; minutes++) {
      app.setNow(NOON + minutes * MINUTE);
      await send();
    }
    expect(push.received).toHaveLength(5);
    push.status = 201;
    await set(id, 'Preparing');
    await set(id, 'Ready for Pickup');
    await send();
    expect(JSON.parse(browser.read(push.received[5]?.body as Buffer))).toMatchObject({ title: 'Abholbereit' });
  });

  it('is told once though processes send at once and one is killed before it does', async () => {
    const browsers = Array.from({ length: 6 }, () => newBrowser(push.origin));
    const placedOrders = await Promise.all([placed(), placed(), placed()]);
    for (const [i, browser] of browsers.entries()) await ask(placedOrders[i % 3] as string, browser);
    for (const id of placedOrders) await set(id, 'Confirmed', { readyInMinutes: 20 });
    // The embedded database belongs to one process.
    const other = app.databaseUrl ? openDatabase({ databaseUrl: app.databaseUrl, dataDir: '' }) : null;
    const second = other ? createServices(app.services.config, other, app.services.clock) : app.services;
    const all = () =>
      Promise.all([app.services, second, app.services, second].map((services) => workOff(services, ORDER_PUSHES)));
    // Killed after it has claimed one of them: as if it were never heard of again.
    const claim = { restaurantId: ids.restaurant, now: NOON, until: NOON + MINUTE };
    const dead = await claimWork(app.services, ORDER_PUSHES.place, claim);
    await all();
    expect(push.received).toHaveLength(5);
    app.setNow(NOON + MINUTE);
    await all();
    const told = push.received.map(({ path }) => path);
    expect(told.toSorted()).toEqual(browsers.map(({ input }) => new URL(input.endpoint).pathname).toSorted());
    expect(told.at(-1)).toBe(new URL(dead?.endpoint ?? '').pathname);
    await all();
    expect(push.received).toHaveLength(6);
    await other?.db.destroy();
  });

  describe('by a tracking link', () => {
    const linkTo = async (id: string) =>
      (await app.call({ method: 'POST', url: `/orders/${id}/links`, token: customer })).body.data.token as string;
    const askBy = (token: string, { input }: ReturnType<typeof newBrowser>, host?: string) => {
      const { endpoint, keys } = input;
      const body = { endpoint, keys, language: 'de', token };
      return app.call({ method: 'POST', url: '/tracked-orders/pushes', body, ...(host && { host }) });
    };

    it('is told the same, and led to the page of its link, which the server does not know', async () => {
      const browser = newBrowser(push.origin);
      const id = await placed();
      const link = await linkTo(id);
      expect((await askBy(link, browser)).status).toBe(201);
      expect(JSON.stringify(await left())).not.toContain(link);
      await set(id, 'Confirmed', { readyInMinutes: 20 });
      await send();
      const told = push.received.map(({ body }) => JSON.parse(browser.read(body)));
      expect(told).toMatchObject([{ title: expect.stringMatching(/^Bestätigt/), tag: id, path: `/track#${id}` }]);
      await set(id, 'Cancelled by Restaurant', { notes: 'Closed' });
      await send();
      expect(push.received).toHaveLength(2);
      expect(await left()).toEqual([]);
      expect((await askBy(link, browser)).status).toBe(404);
    });

    it('is refused by a link of another restaurant, of nothing and of a month ago', async () => {
      const id = await placed();
      const link = await linkTo(id);
      const browser = newBrowser(push.origin);
      expect((await askBy(link, browser, SUSHI)).status).toBe(404);
      expect((await askBy('A'.repeat(22), browser)).status).toBe(404);
      expect((await askBy('', browser)).status).toBe(422);
      await set(id, 'Cancelled by Restaurant', { notes: 'Closed' });
      app.setNow(NOON + 30 * DAY);
      expect((await askBy(link, browser)).status).toBe(404);
      expect(await left()).toEqual([]);
    });

    it('is told no more once the link is turned off or too old, unlike the customer’s own browser', async () => {
      const id = await placed();
      await ask(id, newBrowser(push.origin));
      const link = await linkTo(id);
      await askBy(link, newBrowser(push.origin));
      expect(await left()).toHaveLength(2);
      await app.call({ method: 'DELETE', url: `/orders/${id}/links`, token: customer });
      expect(await left()).toMatchObject([{ link_hash: null }]);
      expect((await askBy(link, newBrowser(push.origin))).status).toBe(404);
      const first = await linkTo(id);
      await askBy(first, newBrowser(push.origin));
      for (let made = 1; made <= 20; made++) {
        app.setNow(NOON + made);
        await makeLink(app.services, { restaurantId: ids.restaurant, orderId: id, mayAgree: false });
      }
      expect(await left()).toMatchObject([{ link_hash: null }]);
    });

    it('is turned off for certain though it asks in the same moment', async () => {
      const id = await placed();
      for (let i = 0; i < 5; i++) {
        const link = await linkTo(id);
        const revoked = app.call({ method: 'DELETE', url: `/orders/${id}/links`, token: customer });
        const [asked] = await Promise.all([askBy(link, newBrowser(push.origin)), revoked]);
        expect([201, 404]).toContain(asked.status);
        expect(await left()).toEqual([]);
      }
    });

    it('is one of the same few', async () => {
      const id = await placed();
      const link = await linkTo(id);
      for (let i = 0; i < 4; i++) expect((await askBy(link, newBrowser(push.origin))).status).toBe(201);
      expect((await askBy(link, newBrowser(push.origin))).status).toBe(503);
      expect((await ask(id, newBrowser(push.origin))).status).toBe(503);
    });
  });

  it('is the customer’s own, on the public internet, of an order under way, and one of a few', async () => {
    const id = await placed();
    expect((await ask(id, newBrowser(push.origin), await app.register())).status).toBe(404);
    const browsers = Array.from({ length: 4 }, () => newBrowser(push.origin));
    for (const browser of [...browsers, ...browsers]) expect((await ask(id, browser)).status).toBe(201);
    expect((await ask(id, newBrowser(push.origin))).status).toBe(503);
    expect(await left()).toHaveLength(4);
    await set(id, 'Cancelled by Restaurant', { notes: 'Closed' });
    expect((await ask(id, newBrowser(push.origin))).status).toBe(404);
  });
});

it('never goes to a private address for a visitor, wherever the owner’s alarms may go', async () => {
  const app = await startTestApp('sqlite', { ALARMS_TO_PRIVATE_NETWORK: 'true' });
  const token = await app.register();
  const placed = await app.call({ method: 'POST', url: '/orders', token, body: pickup([item('lemonade')]) });
  const url = `/orders/${placed.body.data._id}/pushes`;
  for (const origin of ['http://127.0.0.1:4229', 'http://169.254.169.254', 'https://192.168.1.2']) {
    const { endpoint, keys, language } = newBrowser(origin).input;
    const answer = await app.call({ method: 'POST', url, token, body: { endpoint, keys, language } });
    expect(answer.body.code).toBe('push_service_unknown');
  }
  await app.close();
});
