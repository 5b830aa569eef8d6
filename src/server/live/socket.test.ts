import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { io, type Socket } from 'socket.io-client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ids, item, pickup } from '../../../tests/support/order-input.ts';
import { employ, userIdOf } from '../../../tests/support/people.ts';
import { SUSHI, startTestApp, type TestApp, TRATTORIA } from '../../../tests/support/test-app.ts';
import type { ClientEvents, ServerEvents } from '../../contract/live-events.ts';
import type { Order } from '../../contract/orders.ts';
import { attachLive } from './socket.ts';

type Client = Socket<ServerEvents, ClientEvents>;

/** Of a running Redis, to try several processes. */
const redisUrl = process.env['TEST_REDIS_URL'];

describe('the live connection', () => {
  let app: TestApp;
  let port: number;
  let token: string;
  let userId: string;
  let clients: Client[];
  beforeEach(async () => {
    app = await startTestApp('sqlite');
    app.services.live = await attachLive(app.app.server, app.services);
    await app.app.listen({ port: 0, host: '127.0.0.1' });
    port = (app.app.server.address() as AddressInfo).port;
    clients = [];
    token = await app.register('ada@example.test');
    userId = await userIdOf(app, token);
  });
  afterEach(async () => {
    for (const client of clients) client.close();
    await app.services.live.close();
    await app.close();
  });

  function open(auth: object, host = TRATTORIA, options: object = {}): Client {
    const url = `http://127.0.0.1:${port}`;
    const client: Client = io(url, {
      transports: ['websocket'],
      auth,
      reconnection: false,
      extraHeaders: { host },
      ...options,
    });
    clients.push(client);
    return client;
  }
  const connected = (client: Client) =>
    new Promise<string>((resolve) => {
      client.once('connect', () => resolve('connected'));
      client.once('connect_error', (error) => resolve(error.message));
    });
  const next = <T>(client: Client, event: keyof ServerEvents, withinMs = 10_000) =>
    new Promise<T | 'nothing'>((resolve) => {
      const timer = setTimeout(() => resolve('nothing'), withinMs);
      client.once(event, (value: unknown) => {
        clearTimeout(timer);
        resolve(value as T);
      });
    });
  async function joined(auth: object): Promise<Client> {
    const client = open(auth);
    await connected(client);
    const ack = next<{ room: string }>(client, 'user_room_joined_ack');
    client.emit('join_user_room', userId);
    expect(await ack).toEqual({ room: expect.stringContaining(userId) });
    return client;
  }
  const place = async (by = token) =>
    (await app.call({ method: 'POST', url: '/orders', token: by, body: pickup([item('lemonade')]) })).body
      .data as Order;

  it('tells the customer of every change at once, with the whole order', async () => {
    const staff = await app.register('staff@example.test');
    await employ(app, await userIdOf(app, staff));
    const order = await place();
    const client = await joined({ token, isCustomer: true });
    const update = next<Order>(client, 'order_status_updated');
    await app.call({
      method: 'PATCH',
      url: `/staff/orders/${order._id}/status`,
      token: staff,
      body: { status: 'Confirmed' },
    });
    const seen = await app.call({ url: `/orders/${order._id}`, token });
    expect(await update).toEqual(seen.body.order);
    expect(seen.body.order).toMatchObject({ status: 'Confirmed', version: 2 });
  });

  it('tells all of a customer’s pages, and nobody else', async () => {
    const stranger = await app.register();
    const order = await place();
    const mine = [await joined({ token }), await joined({ token })];
    const theirs = open({ token: stranger });
    await connected(theirs);
    theirs.emit('join_user_room', userId);
    theirs.emit('join_user_room', '');
    const updates = mine.map((client) => next<Order>(client, 'order_status_updated'));
    const leak = next<Order>(theirs, 'order_status_updated', 300);
    await app.call({ method: 'PATCH', url: `/orders/${order._id}/cancel-my-order`, token });
    expect((await Promise.all(updates)).map((each) => each !== 'nothing' && each.status)).toEqual(
      Array(2).fill('Cancelled by User'),
    );
    expect(await leak).toBe('nothing');
  });

  it('does not acknowledge somebody else’s room', async () => {
    const client = open({ token });
    await connected(client);
    const ack = next(client, 'user_room_joined_ack', 300);
    client.emit('join_user_room', 'somebody-else');
    expect(await ack).toBe('nothing');
  });

  it.each([
    ['no token', () => ({})],
    ['a broken token', () => ({ token: `${token}x` })],
    ['something that is no token', () => ({ token: 7 })],
  ])('refuses %s', async (_name, auth) => {
    expect(await connected(open(auth()))).toBe('unauthenticated');
  });

  it('refuses a token of another restaurant, and an unknown host', async () => {
    expect(await connected(open({ token }, SUSHI))).toBe('unauthenticated');
    expect(await connected(open({ token }, 'nowhere.test'))).toBe('unauthenticated');
  });

  it('speaks websocket only', async () => {
    const polling = await fetch(`http://127.0.0.1:${port}/socket.io/?EIO=4&transport=polling`);
    expect(polling.status).toBe(400);
  });

  it('outlives the token, and ends with the session', async () => {
    const client = await joined({ token });
    app.setNow(app.services.clock() + 3_600_000);
    const order = next<Order>(client, 'order_status_updated');
    const fresh = await app.call({
      method: 'POST',
      url: '/auth/login',
      body: { email: 'ada@example.test', password: 'Password-1' },
    });
    await place(fresh.body.accessToken);
    expect(await order).toMatchObject({ status: 'Pending Confirmation' });
    const { id } = await app.services.db
      .selectFrom('sessions')
      .select('id')
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .executeTakeFirstOrThrow();
    const dropped = new Promise((resolve) => client.once('disconnect', resolve));
    app.services.live.endSession(id);
    expect(await dropped).toBe('io server disconnect');
  });

  it.skipIf(!redisUrl)('reaches customers whose socket another process holds', async () => {
    const config = { ...app.services.config, REDIS_URL: redisUrl };
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const [here, there] = await Promise.all(
      [app.app.server, server].map((each) => attachLive(each, { ...app.services, config })),
    );
    port = (server.address() as AddressInfo).port;
    const client = await joined({ token });
    const order = await place();
    const update = next<Order>(client, 'order_status_updated');
    here?.publish(ids.restaurant, userId, order);
    expect(await update).toEqual(order);
    const dropped = new Promise((resolve) => client.once('disconnect', resolve));
    const { id } = await app.services.db
      .selectFrom('sessions')
      .select('id')
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    here?.endSession(id);
    expect(await dropped).toBe('io server disconnect');
    await there?.close();
    server.close();
  });
});
