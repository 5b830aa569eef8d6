import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { startOsrm } from '../../../tests/support/osrm-server.ts';
import { hire } from '../../../tests/support/staff.ts';
import { takeByPhone } from '../../../tests/support/take-by-phone.ts';
import { NOON, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { couriersAnswer } from '../../contract/staff/staff-courier-cash.ts';
import { MINUTE } from '../../domain/times/zoned-time.ts';
import { osrmPort } from '../roads/osrm-port.ts';
import { Roads } from '../roads/roads.ts';

describe.each(dialects)('several orders of one ride, on %s,', (dialect) => {
  let app: TestApp;
  let staff: string;
  beforeEach(async () => {
    app = await startTestApp(dialect, { RATE_LIMITS: 'false' });
    const owner = await hire(app, 'Owner');
    staff = await hire(app);
    app.setNow(NOON);
    const body = { usesCouriers: true, settlesCash: true };
    await app.call({ method: 'PUT', url: '/staff/couriers', token: owner, body });
  });
  afterEach(() => app.close());

  const taken = () => takeByPhone(app, { staff });
  /** Where an order goes, and for when it is promised. */
  async function put(id: string, minutes: number, longitude: number): Promise<void> {
    const { db } = app.services;
    const { delivery_address: address } = await db
      .selectFrom('orders')
      .select('delivery_address')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const coordinates = [longitude, 51.5];
    await db
      .updateTable('orders')
      .set({
        estimated_ready_at: NOON + minutes * MINUTE,
        delivery_address: JSON.stringify({ ...JSON.parse(String(address)), coordinates }) as never,
      })
      .where('id', '=', id)
      .execute();
  }
  const ride = async () => {
    const { body } = await app.call({ url: '/staff/couriers', token: staff });
    return couriersAnswer.parse(body).data.couriers.flatMap(({ orders }) => orders.map(({ _id }) => _id));
  };

  it('stand by promised time, and the nearest first of those that are promised together', async () => {
    const late = await taken();
    const far = await taken();
    const near = await taken();
    await put(late.id, 60, -0.1);
    await put(far.id, 30, -0.2);
    await put(near.id, 35, -0.11);
    expect(await ride()).toEqual([near.id, far.id, late.id]);
  });

  it('stand by the minutes on the road where a routing server says them, and else as the crow flies', async () => {
    const osrm = await startOsrm();
    const port = osrmPort({ url: osrm.url, profile: 'driving' });
    app.services.roads = new Roads(port, { clock: app.services.clock, perMinute: 9, onTrouble: () => {} });
    const across = await taken();
    const here = await taken();
    await put(across.id, 30, -0.11);
    await put(here.id, 35, -0.02);
    osrm.river = -0.105;
    expect(await ride()).toEqual([here.id, across.id]);
    await ride();
    expect(osrm.asked).toHaveLength(1);
    expect(osrm.asked[0]).toMatch(/^\/table\/v1\/driving\/-0.10000,51.50000;/);
    osrm.mode = 'off';
    await put(across.id, 30, -0.12);
    expect(await ride()).toEqual([across.id, here.id]);
    await osrm.close();
  });
});
