import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { ids, item, pickup, productId } from '../../../tests/support/order-input.ts';
import { orderTimes, setOrderTimes } from '../../../tests/support/order-times.ts';
import { plansOf } from '../../../tests/support/query-plan.ts';
import { hire } from '../../../tests/support/staff.ts';
import { NOON, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { DAY, MINUTE } from '../../domain/times/zoned-time.ts';
import { KitchenPaces } from './kitchen-paces.ts';
import { refreshPunctuality } from './punctuality.ts';
import { findLoads } from './slot-loads.repo.ts';

const iso = (instant: number) => new Date(instant).toISOString();

describe.each(dialects)('what the last weeks took, on %s', (dialect) => {
  let app: TestApp;
  let owner: string;
  let customer: string;
  beforeEach(async () => {
    app = await startTestApp(dialect, { ACCESS_TOKEN_S: '10000000' });
    app.setNow(NOON - 2 * DAY);
    owner = await hire(app, 'Owner');
    customer = await app.register();
    app.setNow(NOON);
  });
  afterEach(() => app.close());

  /** Twenty-four orders around noon of the week before, every sixth of which took an hour instead of 35 minutes. */
  async function weekBefore(): Promise<void> {
    for (let n = 0; n < 24; n++) {
      const placed = NOON - DAY + (n - 12) * MINUTE;
      app.setNow(placed);
      const body = pickup([item('lemonade')]);
      const { _id } = (await app.call({ method: 'POST', url: '/orders', token: customer, body })).body.data;
      const move = (change: object) =>
        app.call({ method: 'PATCH', url: `/staff/orders/${_id}/status`, token: owner, body: change });
      await move({ status: 'Confirmed', readyInMinutes: 40 });
      await move({ status: 'Preparing' });
      app.setNow(placed + (n % 6 ? 35 : 60) * MINUTE);
      expect((await move({ status: 'Ready for Pickup' })).status).toBe(200);
    }
    app.setNow(NOON);
  }
  const asap = async () => {
    const items = [{ productId: productId('lemonade'), quantity: 1 }];
    const body = { restaurantId: ids.restaurant, orderType: 'Pickup', items };
    return (await app.call({ method: 'POST', url: '/cart/times', body })).body.data.asap;
  };
  const shown = async () => (await app.call({ url: '/restaurants/public/-' })).body.data.restaurant.onTimePercent;

  it('is told as a range, and placing an order promises its beginning', async () => {
    await setOrderTimes(app, owner, { lastOrderMinutes: 20 });
    expect(await asap()).toMatchObject({ at: iso(NOON + 15 * MINUTE), to: null });
    await weekBefore();
    // What is known of the weeks is read again after a while.
    app.setNow(NOON + 16 * MINUTE);
    expect(await asap()).toMatchObject({ at: iso(NOON + 55 * MINUTE), to: iso(NOON + 80 * MINUTE) });
    const body = pickup([item('lemonade')]);
    const order = await app.call({ method: 'POST', url: '/orders', token: customer, body });
    expect(order.body.data).toMatchObject({ promisedAt: iso(NOON + 55 * MINUTE), promisedTo: iso(NOON + 80 * MINUTE) });
    const accept = (change: object) =>
      app.call({
        ...{ method: 'PATCH', url: `/staff/orders/${order.body.data._id}/status`, token: owner },
        body: { status: 'Confirmed', ...change },
      });
    const kept = (await accept({})).body.data.order;
    expect([kept.estimatedReadyAt, kept.promisedTo]).toEqual([iso(NOON + 55 * MINUTE), iso(NOON + 80 * MINUTE)]);
  });

  it('is read by indices alone, as is what the slots have taken', async () => {
    await weekBefore();
    const plans = await plansOf(app.services, async (noted) => {
      await new KitchenPaces({ db: noted, clock: () => NOON }).of({
        ...{ restaurantId: ids.restaurant, timezone: 'Europe/London', orderType: 'Pickup' },
      });
      await findLoads(noted, ids.restaurant, NOON);
    });
    expect(plans).toHaveLength(3);
    for (const plan of plans) expect(plan).not.toMatch(/Seq Scan|SCAN (?!.*USING)/);
    expect(plans[0]).toContain('orders_by_time');
    expect(plans[1]).toMatch(/orders_(open|by_status)/);
  });

  it('is published as a percentage where the owner wants that, and kept up to date', async () => {
    await weekBefore();
    expect(await shown()).toBeUndefined();
    const publish = (publishesPunctuality: boolean) =>
      app.call({ method: 'PUT', url: '/staff/order-times', token: owner, body: orderTimes({ publishesPunctuality }) });
    expect((await publish(true)).status).toBe(200);
    expect(await shown()).toBe(83);
    app.setNow(NOON + 40 * DAY);
    await refreshPunctuality(app.services).run();
    expect(await shown()).toBeUndefined();
    app.setNow(NOON);
    await refreshPunctuality(app.services).run();
    expect(await shown()).toBe(83);
    await publish(false);
    expect(await shown()).toBeUndefined();
  });
});
