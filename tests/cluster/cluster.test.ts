import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, chromium } from 'playwright';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildIfStale } from '../../scripts/build.ts';
import { findChromium } from '../../scripts/find-chromium.ts';
import type { Order } from '../../src/contract/orders.ts';
import { inDatabase, loadAlwaysOpen } from '../prove/support/always-open.ts';
import { registerCustomers } from '../prove/support/customers.ts';
import { canRunPostgres } from '../prove/support/private-postgres.ts';
import { sendSurely } from '../prove/support/send.ts';
import type { ServerProcess } from '../prove/support/server-process.ts';
import { ids, item, pickup } from '../support/order-input.ts';
import { hasRedis } from '../support/private-redis.ts';
import { SUSHI, TRATTORIA } from '../support/test-app.ts';
import { type Cluster, SETTLE_MS, startCluster } from './support/cluster.ts';
import { type HttpsClient, httpsClient } from './support/https-client.ts';
import { hasNginx } from './support/nginx.ts';
import { startLoad } from './support/steady-load.ts';

const VISITORS = 6;

describe.skipIf(!(canRunPostgres && hasRedis && hasNginx))('two processes behind nginx', () => {
  let cluster: Cluster;
  let a: ServerProcess;
  let b: ServerProcess;
  let site: HttpsClient;
  let browser: Browser;
  let tokens: string[];
  let customer: string;
  let owner: string;

  beforeAll(async () => {
    await buildIfStale();
    cluster = await startCluster({ domains: [TRATTORIA, SUSHI], prepare: loadAlwaysOpen });
    [a, b] = cluster.apps;
    site = httpsClient(cluster.httpsPort, TRATTORIA);
    [customer = '', owner = '', ...tokens] = await registerCustomers(a.address, 2 + VISITORS);
    const userId = await userOf(owner);
    await inDatabase(cluster.place, ({ db }) =>
      db.insertInto('staff').values({ restaurant_id: ids.restaurant, user_id: userId, role: 'Owner' }).execute(),
    );
    browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  });
  afterAll(async () => {
    await browser?.close();
    site?.close();
    await cluster?.stop();
  });

  const userOf = async (token: string): Promise<string> =>
    (await sendSurely(a.address, { url: '/api/v1/users/me', token })).body.data.user._id;
  const placeAt = async (app: ServerProcess): Promise<Order> => {
    const body = pickup([item('lemonade')]);
    return (await sendSurely(app.address, { method: 'POST', url: '/api/v1/orders', token: customer, body })).body.data;
  };
  const moveAt = async (app: ServerProcess, order: Order, status: string): Promise<void> => {
    const url = `/api/v1/staff/orders/${order._id}/status`;
    const answer = await sendSurely(app.address, { method: 'PATCH', url, token: owner, body: { status } });
    expect(answer.status).toBe(200);
  };
  /** The customer's page of an order, in a browser that came through nginx. */
  async function openOrder(order: Order) {
    const context = await browser.newContext({ ignoreHTTPSErrors: true });
    const page = await context.newPage();
    const origin = `https://${TRATTORIA}:${cluster.httpsPort}`;
    await page.goto(`${origin}/`);
    await page.evaluate((token) => localStorage.setItem('accessToken', token), customer);
    await page.goto(`${origin}/orders/${order._id}`);
    await page.getByText('Pending Confirmation').first().waitFor();
    const opened = await page.evaluate(() => performance.timeOrigin);
    return {
      shows: (text: string) => page.getByText(text).first().waitFor({ timeout: 20_000 }),
      isSamePage: async () => (await page.evaluate(() => performance.timeOrigin)) === opened,
      close: () => context.close(),
    };
  }

  it('serves every domain over HTTP/2, and believes nginx about the visitor', async () => {
    const page = await browser.newPage({ ignoreHTTPSErrors: true });
    for (const host of [TRATTORIA, SUSHI]) {
      await page.goto(`https://${host}:${cluster.httpsPort}/`);
      const [entry] = await page.evaluate(() =>
        performance.getEntriesByType('navigation').map((each) => (each as PerformanceNavigationTiming).nextHopProtocol),
      );
      expect(entry).toBe('h2');
      expect(await page.locator('link[rel=canonical]').first().getAttribute('href')).toContain(`https://${host}`);
    }
    await page.close();
    const metrics = await site.send({ url: '/metrics' });
    expect(metrics.status).toBe(404);
  });

  it('pushes an order placed at A to a socket at B', async () => {
    const { port } = b.address;
    const socket = io(`http://127.0.0.1:${port}`, {
      transports: ['websocket'],
      auth: { token: customer },
      extraHeaders: { host: TRATTORIA },
    });
    const heard: Order[] = [];
    socket.on('order_status_updated', (order: Order) => heard.push(order));
    const joined = new Promise((resolve) => socket.once('user_room_joined_ack', resolve));
    socket.emit('join_user_room', await userOf(customer));
    await joined;
    const order = await placeAt(a);
    await vi.waitFor(() => expect(heard.map(({ _id }) => _id)).toContain(order._id), 5_000);
    await moveAt(a, order, 'Confirmed');
    await vi.waitFor(() => expect(heard.at(-1)).toMatchObject({ _id: order._id, status: 'Confirmed' }), 5_000);
    socket.close();
  });

  it('shows a changed restaurant at both within a second', async () => {
    const seen = async (app: ServerProcess) =>
      (await sendSurely(app.address, { url: '/api/v1/restaurants/public/-' })).body.data.restaurant.deliverySettings
        .minimumOrderValue;
    for (const amount of [4321, 0]) {
      await inDatabase(cluster.place, ({ db }) =>
        db
          .updateTable('restaurants')
          .set({ minimum_order: amount, revision: Date.now() })
          .where('id', '=', ids.restaurant)
          .execute(),
      );
      await pause(1000);
      expect(await Promise.all(cluster.apps.map(seen))).toEqual([amount / 100, amount / 100]);
    }
  });

  it('loses no acknowledged order when one is killed, and the customer’s page follows the other', async () => {
    const order = await placeAt(a);
    const opened = await openOrder(order);
    const load = startLoad(site, { tokens, pauseMs: 20, repeatsOrders: true });
    await pause(1000);
    await a.kill();
    await moveAt(b, order, 'Confirmed');
    await opened.shows('Confirmed');
    await a.start();
    await pause(SETTLE_MS);
    await b.kill();
    await moveAt(a, order, 'Preparing');
    await opened.shows('Preparing');
    expect(await opened.isSamePage()).toBe(true);
    await b.start();
    await load.stop();
    await opened.close();
    await expectStored(load.orders);
    console.log(
      `killed twice: ${load.orders.length} orders acknowledged, ${load.failures.length} requests without answer`,
    );
  });

  it('fails no request while one after the other is restarted', async () => {
    const order = await placeAt(a);
    const opened = await openOrder(order);
    await pause(SETTLE_MS);
    const load = startLoad(site, { tokens, pauseMs: 20 });
    for (const app of cluster.apps) {
      await pause(SETTLE_MS);
      const { code } = await app.terminate();
      expect(code).toBe(0);
      await app.start();
    }
    await pause(1000);
    await load.stop();
    expect(load.failures, cluster.complaints()).toEqual([]);
    await moveAt(a, order, 'Confirmed');
    await opened.shows('Confirmed');
    await opened.close();
    await expectStored(load.orders);
    console.log(`restarted both: ${load.answered()} requests answered, ${load.failures.length} failed`);
  });

  it('takes orders while Redis is away', async () => {
    await cluster.redis.kill();
    const order = await placeAt(a);
    await expectStored([order._id]);
    await cluster.redis.start();
  });

  it('writes no address and no query into nginx’s log', () => {
    const log = readFileSync(cluster.accessLog, 'utf8');
    expect(log).toContain('"path":"/api/v1/orders"');
    expect(log).not.toContain('"127.0.0.1"');
    expect(log).not.toContain('?');
  });

  async function expectStored(acknowledged: readonly string[]): Promise<void> {
    const stored = await inDatabase(cluster.place, ({ db }) => db.selectFrom('orders').select('id').execute());
    const there = new Set(stored.map(({ id }) => id));
    expect(new Set(acknowledged).size).toBe(acknowledged.length);
    expect(acknowledged.filter((id) => !there.has(id))).toEqual([]);
    expect(acknowledged.length).toBeGreaterThan(0);
  }
});
