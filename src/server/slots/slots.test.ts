import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { delivery, item, pickup } from '../../../tests/support/order-input.ts';
import { allHours, setOrderTimes } from '../../../tests/support/order-times.ts';
import { hire, listenLive } from '../../../tests/support/staff.ts';
import { NOON, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import type { PlaceOrderInput } from '../../contract/orders.ts';
import { DAY, MINUTE } from '../../domain/times/zoned-time.ts';

const iso = (instant: number) => new Date(instant).toISOString();
/** 13:15 in London, the first slot from NOON. */
const FIRST = NOON + 15 * MINUTE;

describe.each(dialects)('orders and times on %s', (dialect) => {
  let app: TestApp;
  let owner: string;
  let customer: string;
  beforeEach(async () => {
    app = await startTestApp(dialect, { ACCESS_TOKEN_S: '1000000' });
    owner = await hire(app, 'Owner');
    customer = await app.register();
  });
  afterEach(() => app.close());

  const place = (body: PlaceOrderInput, token = customer) => app.call({ method: 'POST', url: '/orders', token, body });
  const lemonades = (n: number, more: Partial<PlaceOrderInput> = {}) => pickup([item('lemonade', [], n)], more);
  const at = (time: number) => ({ isASAP: false, scheduledAt: iso(time) });
  const times = async (quantity = 1, more: object = {}) => {
    const { restaurantId, items } = lemonades(quantity);
    const body = {
      restaurantId,
      items: items.map(({ productId }) => ({ productId, quantity })),
      orderType: 'Pickup',
      ...more,
    };
    return (await app.call({ method: 'POST', url: '/cart/times', body })).body.data;
  };
  const loads = () => app.services.db.selectFrom('slot_loads').selectAll().orderBy('slot_at').execute();
  const change = (id: string, body: object) =>
    app.call({ method: 'PATCH', url: `/staff/orders/${id}/status`, token: owner, body });

  it('of 100 at once exactly 5 get a slot of 5, the others are told the next free time, which one tap takes', async () => {
    await setOrderTimes(app, owner, { rules: [allHours({ maxOrders: 5 })] });
    const answers = await Promise.all(Array.from({ length: 100 }, () => place(lemonades(1, at(FIRST)))));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(95);
    for (const { body } of refused) expect(body.code).toBe('slot_full');
    const { body } = await place(lemonades(1, at(FIRST)));
    expect(body).toMatchObject({ isASAP: false, nextAt: iso(FIRST + 15 * MINUTE) });
    expect((await place(lemonades(1, at(Date.parse(body.nextAt))))).status).toBe(201);
    expect((await loads()).map(({ orders }) => orders)).toEqual([5, 1]);
    // After the wanted time, not before it.
    await Promise.all(Array.from({ length: 5 }, () => place(lemonades(1, at(FIRST + 120 * MINUTE)))));
    const later = await place(lemonades(1, at(FIRST + 120 * MINUTE)));
    expect(later.body).toMatchObject({ code: 'slot_full', nextAt: iso(FIRST + 135 * MINUTE) });
  });

  it('of 40 as soon as possible at once no slot gets more than 5, and all have a time within these hours', async () => {
    await setOrderTimes(app, owner, { rules: [allHours({ maxOrders: 5 })] });
    const answers = await Promise.all(Array.from({ length: 40 }, () => place(lemonades(1))));
    expect(answers.map(({ status }) => status)).toEqual(Array(40).fill(201));
    expect((await loads()).map(({ orders }) => orders)).toEqual(Array(8).fill(5));
    const promised = answers.map(({ body }) => body.data.promisedAt).sort();
    expect([promised[0], promised.at(-1)]).toEqual([iso(FIRST), iso(FIRST + 7 * 15 * MINUTE)]);
  });

  it('a promise that moved by more than ten minutes places nothing and tells the new one', async () => {
    await setOrderTimes(app, owner, { rules: [allHours({ maxOrders: 1 })] });
    const seen = (await times()).asap.at;
    expect(seen).toBe(iso(FIRST));
    expect((await place(lemonades(1, { promisedAt: seen }))).status).toBe(201);
    const moved = await place(lemonades(1, { promisedAt: seen }));
    expect([moved.status, moved.body.code]).toEqual([409, 'promise_moved']);
    expect(moved.body).toMatchObject({ isASAP: true, nextAt: iso(FIRST + 15 * MINUTE) });
    expect(moved.body.message).toContain('1:30');
    const taken = await place(lemonades(1, { promisedAt: moved.body.nextAt }));
    expect(taken.body.data).toMatchObject({ promisedAt: moved.body.nextAt, scheduledAt: null, isASAP: true });
    app.setNow(NOON + 5 * MINUTE);
    expect((await place(lemonades(1, { promisedAt: iso(FIRST + 25 * MINUTE) }))).status).toBe(201);
  });

  it('last orders end to the minute, on the page and at the server, and no order slips to another day', async () => {
    // Wednesday's hours end at 22:00 in London.
    await setOrderTimes(app, owner, { lastOrderMinutes: 20 });
    const closing = (await app.call({ url: '/restaurants/public/-' })).body.data.restaurant.openingHours.wednesday
      .close;
    const close = Date.parse(`2026-06-17T${closing}:00+01:00`);
    app.setNow(close - 21 * MINUTE);
    expect((await times()).asap.until).toBe(iso(close - 20 * MINUTE));
    expect((await place(lemonades(1))).status).toBe(201);
    app.setNow(close - 19 * MINUTE);
    expect((await times()).asap).toBeNull();
    expect((await place(lemonades(1))).body.code).toBe('last_orders_over');
    expect((await place(lemonades(1, at(close - 2 * MINUTE)))).body.code).toBe('last_orders_over');
    expect((await times()).days[0]).toBe('2026-06-18');
  });

  it('too late for today is told apart from what others have filled', async () => {
    await setOrderTimes(app, owner, { rules: [allHours({ maxOrders: 1, maxUnits: 4 })] });
    expect((await place(lemonades(10, at(FIRST)))).body).toMatchObject({ code: 'too_late_today' });
    expect((await place(lemonades(1, at(FIRST)))).status).toBe(201);
    expect((await place(lemonades(1, at(FIRST)))).body.code).toBe('slot_full');
    // Wednesday's hours end at 22:00 in London, and the kitchen needs 15 minutes.
    const close = Date.parse('2026-06-17T21:00:00Z');
    app.setNow(close - 5 * MINUTE);
    const late = await place(lemonades(1));
    expect(late.body).toMatchObject({ code: 'too_late_today' });
    expect(late.body.message).toContain('not enough time left');
    expect(await times()).toMatchObject({ asap: null, isLate: true });
    app.setNow(close - 40 * MINUTE);
    const answers = [];
    for (let count = 0; count < 4; count++) answers.push((await place(lemonades(1))).body.code ?? 'placed');
    expect([answers[0], answers.at(-1)]).toEqual(['placed', 'slot_full']);
  });

  it('big orders take several slots, drinks without units none, and what is called off or delayed moves', async () => {
    await setOrderTimes(app, owner, { rules: [allHours({ maxUnits: 6 })] });
    const ten = (await place(lemonades(10, at(FIRST + 15 * MINUTE)))).body.data;
    expect((await loads()).map(({ units }) => units)).toEqual([4, 6]);
    expect((await place(lemonades(3, at(FIRST)))).body).toMatchObject({
      code: 'slot_full',
      nextAt: iso(FIRST + 30 * MINUTE),
    });
    await change(ten._id, { status: 'Confirmed', readyInMinutes: 60 });
    expect((await loads()).filter(({ units }) => units).map(({ slot_at, units }) => [slot_at - NOON, units])).toEqual([
      [45 * MINUTE, 4],
      [60 * MINUTE, 6],
    ]);
    await change(ten._id, { status: 'Cancelled by Restaurant', notes: 'Sold out.' });
    expect((await loads()).every(({ orders, units }) => orders === 0 && units === 0)).toBe(true);
    await app.services.db.updateTable('products').set({ units: 0 }).execute();
    await place(lemonades(99, at(FIRST)));
    expect((await loads())[0]).toMatchObject({ orders: 1, units: 0 });
  });

  it('a dish with a day’s notice is never as soon as possible, in the offer and at the server', async () => {
    await app.services.db
      .updateTable('products')
      .set({ notice_minutes: 24 * 60 })
      .execute();
    const offered = await times();
    expect(offered.asap).toBeNull();
    expect(offered.slots[0]).toBe(iso(NOON + DAY));
    expect((await place(lemonades(1))).body).toMatchObject({ code: 'needs_notice', nextAt: iso(NOON + DAY) });
    expect((await place(lemonades(1, at(NOON + 60 * MINUTE)))).body.code).toBe('needs_notice');
    expect((await place(lemonades(1, at(NOON + DAY)))).status).toBe(201);
  });

  it('deliveries have hours and a limit of their own', async () => {
    const evening = { isClosed: false as const, open: '18:00', close: '21:00' };
    const rules = [allHours({ maxDeliveries: 1 })];
    await setOrderTimes(app, owner, {
      rules,
      deliveryHours: { openingHours: { wednesday: evening }, exceptions: [] },
    });
    const order = (more: Partial<PlaceOrderInput>) => place(delivery([item('lemonade', [], 6)], more));
    expect((await order({})).body.code).toBe('restaurant_closed');
    expect((await place(lemonades(1))).status).toBe(201);
    const six = NOON + 5 * 60 * MINUTE;
    expect((await times(6, { orderType: 'Delivery' })).slots[0]).toBe(iso(six));
    expect((await order(at(six))).status).toBe(201);
    expect((await order(at(six))).body).toMatchObject({ code: 'slot_full', nextAt: iso(six + 15 * MINUTE) });
    expect((await place(lemonades(1, at(six)))).status).toBe(201);
  });

  it('busy adds minutes for an hour and ends by itself; it is told at once and audited', async () => {
    const heard = listenLive(app);
    const staff = await hire(app);
    const busy = await app.call({ method: 'PUT', url: '/staff/busy', token: staff, body: { minutes: 20 } });
    const until = iso(NOON + 60 * MINUTE);
    expect(busy.body.data.busy).toEqual({ minutes: 20, until });
    expect(heard.notices).toEqual([{ kind: 'kitchen_busy', busy: { minutes: 20, until } }]);
    expect((await times()).asap.at).toBe(iso(NOON + 35 * MINUTE));
    const shown = (await app.call({ url: '/restaurants/public/-' })).body.data.restaurant;
    expect(shown.orderTimes).toEqual({ daysAhead: 7, busy: { minutes: 20, until } });
    expect((await app.call({ url: '/staff/board', token: staff })).body.data.busy).toEqual({ minutes: 20, until });
    expect((await place(lemonades(1, at(NOON + 20 * MINUTE)))).body.code).toBe('schedule_too_soon');
    app.setNow(NOON + 60 * MINUTE);
    expect((await times()).asap.at).toBeNull();
    expect((await app.call({ url: '/staff/board', token: staff })).body.data.busy).toBeUndefined();
    expect((await place(lemonades(1))).body.data.promisedAt).toBeUndefined();
    const audit = await app.call({ url: '/staff/audit?limit=1', token: owner });
    expect(audit.body.data.entries[0]).toMatchObject({ action: 'kitchen_busy', after: { busy: { minutes: 20 } } });
  });

  it('accepts by itself where it is told to, with the time that the customer was shown, and tells the board', async () => {
    await setOrderTimes(app, owner, { autoAccept: true, rules: [allHours({ maxOrders: 1 })] });
    const heard = listenLive(app);
    const { _id, ...order } = (await place(lemonades(1))).body.data;
    expect(order).toMatchObject({ status: 'Confirmed', estimatedReadyAt: iso(FIRST), promisedAt: iso(FIRST) });
    expect(order.statusHistory.map(({ status }: { status: string }) => status)).toEqual([
      'Pending Confirmation',
      'Confirmed',
    ]);
    expect(heard.staff).toMatchObject([{ status: 'Confirmed', changedBy: null }]);
    const later = (await place(lemonades(1, at(FIRST + 60 * MINUTE)))).body.data;
    expect(later).toMatchObject({ status: 'Confirmed', estimatedReadyAt: null });
    expect((await place(lemonades(1, at(FIRST + 60 * MINUTE)))).body.code).toBe('slot_full');
    const audit = await app.call({ url: '/staff/audit?limit=5', token: owner });
    expect(audit.body.data.entries).toContainEqual(
      expect.objectContaining({ action: 'order_status', subjectId: _id, after: { status: 'Confirmed' } }),
    );
    expect((await change(_id, { status: 'Preparing' })).status).toBe(200);
  });

  it('who accepts without a time keeps the one that the customer was shown', async () => {
    await setOrderTimes(app, owner, { rules: [allHours({ maxOrders: 1 })] });
    const { _id } = (await place(lemonades(1))).body.data;
    const { body } = await change(_id, { status: 'Confirmed' });
    expect(body.data.order.estimatedReadyAt).toBe(iso(FIRST));
    expect((await loads()).map(({ orders }) => orders)).toEqual([1]);
    const late = (await place(lemonades(1))).body.data;
    app.setNow(Date.parse(late.promisedAt) + MINUTE);
    expect((await change(late._id, { status: 'Confirmed' })).body.data.order.estimatedReadyAt).toBeNull();
  });

  it('a restaurant that sets nothing answers and takes orders as the specification says', async () => {
    const answers = async () => [
      (await app.call({ url: '/restaurants/public/-' })).body.data.restaurant,
      (await app.call({ url: '/products' })).body,
      (await app.call({ url: '/staff/board', token: owner })).body.data,
      (await place(lemonades(1))).body.data,
    ];
    const written = JSON.stringify(await answers());
    expect(written).not.toMatch(/orderTimes|onTimePercent|noticeMinutes|promisedAt|"busy"/);
    const openUntil = (await times()).asap.until;
    expect([openUntil, (await times()).asap.at]).toEqual([iso(Date.parse(openUntil)), null]);
    // Until the closing minute, and scheduled from a quarter of an hour to seven days ahead.
    app.setNow(Date.parse(openUntil) - MINUTE);
    expect((await place(lemonades(1))).status).toBe(201);
    app.setNow(NOON);
    expect((await place(lemonades(1, at(NOON + 14 * MINUTE)))).body.code).toBe('schedule_too_soon');
    expect((await place(lemonades(1, at(NOON + 17 * MINUTE)))).status).toBe(201);
    expect((await place(lemonades(1, at(NOON + 7 * DAY + MINUTE)))).body.code).toBe('schedule_too_late');
    expect(await loads()).toEqual([]);
  });

  it('new rules count the orders that are already there', async () => {
    await place(lemonades(2, at(FIRST)));
    await setOrderTimes(app, owner, { rules: [allHours({ maxUnits: 3 })] });
    expect((await place(lemonades(2, at(FIRST)))).body.code).toBe('slot_full');
    await setOrderTimes(app, owner, { slotMinutes: 60, rules: [allHours({ maxUnits: 3 })] });
    expect(await loads()).toMatchObject([{ slot_at: NOON, units: 2 }]);
    await setOrderTimes(app, owner, {});
    expect(await loads()).toEqual([]);
    const row = await app.services.db.selectFrom('restaurants').select('order_times').executeTakeFirst();
    expect(row?.order_times).toBeNull();
  });
});
