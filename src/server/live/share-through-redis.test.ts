import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { io, type Socket } from 'socket.io-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ids, item, pickup } from '../../../tests/support/order-input.ts';
import { employ, userIdOf } from '../../../tests/support/people.ts';
import { hasRedis, type PrivateRedis, startRedis } from '../../../tests/support/private-redis.ts';
import { startTestApp, type TestApp, TRATTORIA } from '../../../tests/support/test-app.ts';
import type { ClientEvents, ServerEvents } from '../../contract/live-events.ts';
import type { Order } from '../../contract/orders.ts';
import type { LiveOrders } from './live-orders.ts';
import { attachLive } from './socket.ts';

/** `here` and `there` stand for two processes: each has sockets and Redis connections of its own. */
describe.skipIf(!hasRedis)('processes that share a Redis', () => {
  let redis: PrivateRedis;
  let app: TestApp;
  let servers: HttpServer[];
  let here: LiveOrders;
  let there: LiveOrders;
  let client: Socket<ServerEvents, ClientEvents>;
  let userId: string;
  let token: string;
  let order: Order;
  const received: string[] = [];
  let acknowledged = 0;
  let boardAcknowledged = 0;

  beforeEach(async () => {
    redis = await startRedis();
    app = await startTestApp('sqlite', { REDIS_URL: redis.url });
    servers = [createServer(), createServer()];
    [here, there] = (await Promise.all(servers.map((server) => attachLive(server, app.services)))) as [
      LiveOrders,
      LiveOrders,
    ];
    const [, server] = servers as [HttpServer, HttpServer];
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    token = await app.register();
    userId = await userIdOf(app, token);
    await employ(app, userId);
    const placed = await app.call({ method: 'POST', url: '/orders', token, body: pickup([item('lemonade')]) });
    order = placed.body.data;

    received.length = acknowledged = boardAcknowledged = 0;
    const { port } = server.address() as AddressInfo;
    client = io(`http://127.0.0.1:${port}`, {
      transports: ['websocket'],
      auth: { token },
      extraHeaders: { host: TRATTORIA },
    });
    client.on('user_room_joined_ack', () => acknowledged++);
    client.on('staff_room_joined_ack', () => boardAcknowledged++);
    client.on('order_status_updated', ({ orderNumber }) => received.push(orderNumber));
    client.emit('join_user_room', userId);
    client.emit('join_staff_room');
    await vi.waitFor(() => expect([acknowledged, boardAcknowledged]).toEqual([1, 1]), 5_000);
  });
  afterEach(async () => {
    client.close();
    await Promise.all([here.close(), there.close()]);
    for (const server of servers) server.close();
    await app.close();
    await redis.kill();
  });

  const publish = (from: LiveOrders, orderNumber: string) =>
    from.publish(ids.restaurant, userId, { ...order, orderNumber });
  const heard = (...numbers: string[]) =>
    vi.waitFor(() => expect(received).toEqual(expect.arrayContaining(numbers)), 10_000);

  it('tell each other’s sockets', async () => {
    publish(here, 'from here');
    publish(there, 'from there');
    await heard('from here', 'from there');
    expect(received).toHaveLength(2);
  });

  it('let go of their own sockets only', async () => {
    here.letGo();
    publish(here, 'still published');
    await heard('still published');
    expect(client.connected).toBe(true);
    const gone = new Promise((resolve) => client.once('disconnect', resolve));
    there.letGo();
    expect(await gone).toBe('io server disconnect');
    const refused = new Promise<Error>((resolve) => client.once('connect_error', resolve));
    client.connect();
    expect(await refused).toMatchObject({ message: 'websocket error' });
  });

  it('go on without it, each telling its own, and have every page and board catch up when it is back', async () => {
    await redis.kill();
    publish(there, 'during the outage');
    await heard('during the outage');
    const placed = await app.call({ method: 'POST', url: '/orders', token, body: pickup([item('lemonade')]) });
    expect(placed.status).toBe(201);

    await redis.start();
    // The acknowledgement is what a page fetches its orders upon, and a board those of the restaurant.
    await vi.waitFor(() => expect([acknowledged, boardAcknowledged]).toEqual([2, 2]), 10_000);
    await vi.waitFor(async () => {
      publish(here, 'after the outage');
      await vi.waitFor(() => expect(received).toContain('after the outage'), 500);
    }, 10_000);
    expect(client.connected).toBe(true);
  });
});
