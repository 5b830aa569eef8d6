import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connected, dropped, type LiveClient, next, openLiveApp } from '../../../tests/support/live-clients.ts';
import { ids, item, pickup } from '../../../tests/support/order-input.ts';
import { hire } from '../../../tests/support/staff.ts';
import { SUSHI, startTestApp, type TestApp, TRATTORIA } from '../../../tests/support/test-app.ts';
import { KITCHEN } from '../../contract/live-events.ts';

describe('the kitchen’s room', () => {
  let app: TestApp;
  let live: Awaited<ReturnType<typeof openLiveApp>>;
  let manager: string;
  let station: string;
  beforeEach(async () => {
    app = await startTestApp('sqlite');
    live = await openLiveApp(app);
    manager = await hire(app, 'Manager');
    const input = { name: 'Bar', categoryIds: [], productIds: [ids.of('product', 'lemonade')] };
    station = (await send('POST', '/staff/stations', input)).data.stations[0]._id;
  });
  afterEach(async () => {
    await live.close();
    await app.close();
  });

  const send = async (method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string, body?: object) =>
    (await app.call({ method, url, token: manager, ...(body && { body }) })).body;
  const open = (auth: object, host = TRATTORIA) => live.open(auth, { host, namespace: KITCHEN });
  async function paired(): Promise<{ secret: string; id: string }> {
    const { data } = await send('POST', `/staff/stations/${station}/devices`, { name: 'Tablet' });
    const body = { code: data.code };
    const answer = await app.call({ method: 'POST', url: '/kitchen/devices', body });
    return { secret: answer.body.data.token, id: data.stations[0].devices.at(-1)._id };
  }
  async function joined(auth: object): Promise<LiveClient> {
    const client = open(auth);
    const first = next(client, 'kitchen_changed');
    expect(await connected(client)).toBe('connected');
    expect(await first).not.toBe('nothing');
    return client;
  }

  it('tells devices and staff that an order or a line has changed, and nothing else', async () => {
    const { secret } = await paired();
    const screens = [await joined({ kitchenDevice: secret }), await joined({ token: manager })];
    const heard: unknown[][] = [];
    for (const screen of screens) screen.onAny((...event) => heard.push(event));
    const news = () => Promise.all(screens.map((screen) => next(screen, 'kitchen_changed')));
    const placed = news();
    const token = await app.register();
    const order = await app.call({ method: 'POST', url: '/orders', token, body: pickup([item('lemonade')]) });
    expect(await placed).not.toContain('nothing');
    const { _id: orderId } = order.body.data;
    const accepted = news();
    await send('PATCH', `/staff/orders/${orderId}/status`, { status: 'Confirmed', readyInMinutes: 20 });
    expect(await accepted).not.toContain('nothing');
    const bumped = news();
    await send('PUT', `/staff/stations/${station}/lines`, { orderId, position: 0, isDone: true });
    expect(await bumped).not.toContain('nothing');
    expect(new Set(heard.map((event) => JSON.stringify(event)))).toEqual(new Set(['["kitchen_changed"]']));
  });

  it('is closed to customers, to strangers and to another restaurant’s devices', async () => {
    const { secret } = await paired();
    for (const auth of [{ token: await app.register() }, { kitchenDevice: 'nobodys' }, {}]) {
      expect(await connected(open(auth))).toBe('unauthenticated');
    }
    expect(await connected(open({ kitchenDevice: secret }, SUSHI))).toBe('unauthenticated');
  });

  it('lets go of a device that is revoked', async () => {
    const { secret, id } = await paired();
    const reason = dropped(await joined({ kitchenDevice: secret }));
    await send('DELETE', `/staff/kitchen-devices/${id}`);
    expect(await reason).toBe('io server disconnect');
    expect(await connected(open({ kitchenDevice: secret }))).toBe('unauthenticated');
  });
});
