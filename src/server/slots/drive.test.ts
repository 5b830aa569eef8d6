import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { delivery, ids, item, pickup, productId } from '../../../tests/support/order-input.ts';
import { allHours, orderTimes, setOrderTimes } from '../../../tests/support/order-times.ts';
import { hire } from '../../../tests/support/staff.ts';
import { NOON, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import type { PlaceOrderInput } from '../../contract/orders.ts';
import { MINUTE } from '../../domain/times/zoned-time.ts';

const inMinutes = (minutes: number) => new Date(NOON + minutes * MINUTE).toISOString();

describe.each(dialects)('the drive in a delivery’s promise, on %s', (dialect) => {
  let app: TestApp;
  let owner: string;
  let customer: string;
  beforeEach(async () => {
    app = await startTestApp(dialect, { ACCESS_TOKEN_S: '1000000' });
    owner = await hire(app, 'Owner');
    customer = await app.register();
  });
  afterEach(() => app.close());

  const asap = async (orderType: 'Delivery' | 'Pickup') => {
    const items = [{ productId: productId('lemonade'), quantity: 1 }];
    const body = { restaurantId: ids.restaurant, orderType, items };
    return (await app.call({ method: 'POST', url: '/cart/times', body })).body.data.asap?.at;
  };
  const change = (body: object) => app.call({ method: 'PUT', url: '/staff/order-times', token: owner, body });
  const refused = ({ status, body }: Awaited<ReturnType<typeof change>>) => [status, body.errors?.[0]?.field];
  const place = (body: PlaceOrderInput) => app.call({ method: 'POST', url: '/orders', token: customer, body });
  const usually = async (delivery: object | null, collection: object | null) => {
    const { body } = await app.call({ url: '/staff/delivery-settings', token: owner });
    const { version: _, ...now } = body.data;
    await app.call({
      ...{ method: 'PUT', url: '/staff/delivery-settings', token: owner },
      body: { ...now, deliveryTime: delivery, collectionTime: collection },
    });
  };

  it.each([
    ['rules of capacity', { rules: [allHours({ maxUnits: 20 })] }],
    ['orders accepted as they come', { autoAccept: true }],
  ])('is what deliveries usually take longer, with %s and no drive set', async (_, changes) => {
    await usually({ from: 30, to: 45 }, { from: 15, to: 20 });
    await setOrderTimes(app, owner, changes);
    expect(await asap('Pickup')).toBe(inMinutes(15));
    expect(await asap('Delivery')).toBe(inMinutes(40));
    await usually({ from: 50, to: 60 }, { from: 15, to: 20 });
    expect(await asap('Delivery')).toBe(inMinutes(55));
  });

  it('is the one that the restaurant sets, also none, and what its two times say', async () => {
    await setOrderTimes(app, owner, { autoAccept: true, travelMinutes: 20 });
    expect(await asap('Delivery')).toBe(inMinutes(35));
    await setOrderTimes(app, owner, { autoAccept: true, travelMinutes: 0 });
    expect(await asap('Delivery')).toBe(inMinutes(15));
    await setOrderTimes(app, owner, { prepMinutes: { Delivery: 45, Pickup: 15 } });
    expect(await asap('Delivery')).toBe(inMinutes(45));
  });

  it('is not told twice: times that contradict each other are refused by the field', async () => {
    const before = await change(orderTimes({ prepMinutes: { Delivery: 10, Pickup: 30 } }));
    expect(refused(before)).toEqual([422, 'prepMinutes.Delivery']);
    const other = await change(orderTimes({ prepMinutes: { Delivery: 45, Pickup: 15 }, travelMinutes: 20 }));
    expect(refused(other)).toEqual([422, 'travelMinutes']);
    const same = await change(orderTimes({ prepMinutes: { Delivery: 35, Pickup: 15 }, travelMinutes: 20 }));
    expect(same.status).toBe(200);
  });

  it('a restaurant that sets nothing promises what the specification says', async () => {
    expect(await asap('Delivery')).toBeNull();
    const { body } = await place(delivery([item('margherita', ['size/large'])]));
    expect(body.data.promisedAt).toBeUndefined();
    const { order } = (await app.call({ url: `/staff/orders/${body.data._id}`, token: owner })).body;
    expect(order.leavesAt).toBeUndefined();
  });

  it('is kept with the order, whose time in the kitchen is another one than at the door', async () => {
    await setOrderTimes(app, owner, { autoAccept: true, travelMinutes: 20 });
    const placed = (await place(delivery([item('margherita', ['size/large'])]))).body.data;
    await setOrderTimes(app, owner, { autoAccept: true, travelMinutes: 5 });
    const read = async (id: string) => (await app.call({ url: `/staff/orders/${id}`, token: owner })).body.order;
    expect(await read(placed._id)).toMatchObject({ estimatedReadyAt: inMinutes(35), leavesAt: inMinutes(15) });
    const body = { readyInMinutes: 50 };
    await app.call({ method: 'PATCH', url: `/staff/orders/${placed._id}/ready-time`, token: owner, body });
    expect(await read(placed._id)).toMatchObject({ estimatedReadyAt: inMinutes(50), leavesAt: inMinutes(30) });
    const fetched = (await place(pickup([item('lemonade')]))).body.data;
    expect((await read(fetched._id)).leavesAt).toBeUndefined();
  });

  it('the board is told how long before it is due an order for later comes to the cooks, if that is not the usual time', async () => {
    const startAhead = async () => (await app.call({ url: '/staff/board', token: owner })).body.data.startAhead;
    expect(await startAhead()).toBeUndefined();
    await setOrderTimes(app, owner, { startAheadMinutes: 90 });
    expect(await startAhead()).toBe(90);
    const { body } = await app.call({ url: '/restaurants/public/-' });
    expect(body.data.restaurant.orderTimes).toBeUndefined();
    expect(refused(await change(orderTimes({ startAheadMinutes: 5 })))).toEqual([422, 'startAheadMinutes']);
  });
});
