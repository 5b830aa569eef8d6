import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dialects } from '../../../../tests/support/databases.ts';
import { delivery, deliveryAddress, item } from '../../../../tests/support/order-input.ts';
import { gridMetres, startOsrm } from '../../../../tests/support/osrm-server.ts';
import { hire, listenLive } from '../../../../tests/support/staff.ts';
import { NOON, startTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import { MINUTE } from '../../../domain/times/zoned-time.ts';

const RESTAURANT = [-0.1, 51.5] as const;
const DOOR = [-0.12, 51.51] as const;
const ZONE = { name: 'Around', postcodes: null, kilometres: 5 };
const TERMS = { fee: 2, minimum: null, freeFrom: null, travelMinutes: null, hours: null };

describe.each(dialects)('an order’s way by road, on %s,', (dialect) => {
  let osrm: Awaited<ReturnType<typeof startOsrm>>;
  let app: TestApp;
  let manager: string;
  beforeEach(async () => {
    osrm = await startOsrm();
    await begin({ ROUTING_URL: osrm.url });
  });
  afterEach(async () => {
    await app.close();
    await osrm.close();
  });
  async function begin(env: Record<string, string>): Promise<void> {
    app = await startTestApp(dialect, env);
    manager = await hire(app, 'Manager');
    const body = { zones: [{ ...ZONE, ...TERMS }] };
    expect((await app.call({ method: 'PUT', url: '/staff/zones', token: manager, body })).status).toBe(200);
  }
  async function place([longitude, latitude]: readonly [number, number] = DOOR) {
    const location = { type: 'Point', coordinates: [longitude, latitude] };
    const to = { deliveryAddress: { ...deliveryAddress, location }, deliveryFee: 2 };
    const body = delivery([item('margherita', ['size/regular'], 2)], to as never);
    return app.call({ method: 'POST', url: '/orders', token: await app.register(), body });
  }
  const read = async (id: string) =>
    (await app.call({ url: `/staff/orders/${id}`, token: manager })).body.order.deliveryAddress;

  it('is asked for after the order is placed, kept with it, and told to open boards', async () => {
    const heard = listenLive(app);
    const { status, body } = await place();
    expect(status).toBe(201);
    await vi.waitFor(() => expect(heard.staff).toHaveLength(2));
    const metres = Math.round(gridMetres(RESTAURANT, DOOR));
    const road = { metres, minutes: Math.ceil(metres / 5 / 60) };
    expect(heard.staff.map(({ deliveryAddress: to }) => to?.road)).toEqual([undefined, road]);
    // The crow decides by which zone, and stays beside it.
    expect(await read(body.data._id)).toMatchObject({ road, zone: { name: 'Around', metres: expect.any(Number) } });
    expect(heard.staff[1]?.version).toBe(body.data.version);
    expect(osrm.asked).toHaveLength(1);
    // Two of one door.
    await place();
    expect(osrm.asked).toHaveLength(1);
  });

  it.each(['silent', 'off', 'odd'] as const)('holds no order where the server is %s', async (mode) => {
    osrm.mode = mode;
    const { status, body } = await place();
    expect(status).toBe(201);
    await vi.waitFor(() => expect(osrm.asked).toHaveLength(1));
    expect(await read(body.data._id)).not.toHaveProperty('road');
    // Whoever comes next does not ask it at once.
    if (mode !== 'silent') {
      await place([-0.11, 51.5]);
      expect(osrm.asked).toHaveLength(1);
      app.setNow(NOON + MINUTE);
      osrm.mode = 'on';
      const later = await place([-0.11, 51.5]);
      await vi.waitFor(async () => expect(await read(later.body.data._id)).toHaveProperty('road'));
    }
  });

  it('is not there where no road leads', async () => {
    osrm.river = -0.11;
    const { body } = await place();
    await vi.waitFor(() => expect(osrm.asked).toHaveLength(1));
    expect(await read(body.data._id)).not.toHaveProperty('road');
  });

  it('is nowhere without a routing server, and nothing is asked', async () => {
    await app.close();
    await begin({});
    const { body } = await place();
    expect(Object.keys(await read(body.data._id)).sort()).toEqual([
      ...['city', 'coordinates', 'country', 'deliveryInstructions', 'postalCode', 'street', 'zone'],
    ]);
    expect(osrm.asked).toEqual([]);
  });
});
