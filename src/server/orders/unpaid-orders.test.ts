import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CARD, type CardApp, startCardApp } from '../../../tests/support/card-payments.ts';
import { dialects } from '../../../tests/support/databases.ts';
import { item, pickup, productId } from '../../../tests/support/order-input.ts';
import { allHours, setOrderTimes } from '../../../tests/support/order-times.ts';
import { employ, userIdOf } from '../../../tests/support/people.ts';
import { NOON } from '../../../tests/support/test-app.ts';
import { MINUTE } from '../../domain/times/zoned-time.ts';

const FIRST = NOON + 15 * MINUTE;
const iso = (instant: number) => new Date(instant).toISOString();

describe.each(dialects)('orders that nobody has paid yet, on %s,', (dialect) => {
  let test: CardApp;
  beforeEach(async () => {
    test = await startCardApp(dialect);
  });
  afterEach(() => test.close());

  let guests = 0;
  const guest = async () => {
    const token = (await test.call({ method: 'POST', url: '/auth/guest' })).body.accessToken as string;
    guests += 1;
    const contactPhone = `+44 20 7946 0${100 + guests}`;
    return { token, who: { guest: { name: 'Gia', email: `gia${guests}@example.com` }, contactPhone } };
  };
  const place = async (quantity: number, more: object = {}, by?: Awaited<ReturnType<typeof guest>>) => {
    const { token, who } = by ?? (await guest());
    const body = { ...pickup([item('lemonade', [], quantity)]), paymentDetails: CARD, ...who, ...more };
    return test.call({ method: 'POST', url: '/orders', token, body });
  };
  const at = (time: number) => ({ isASAP: false, scheduledAt: iso(time) });

  it('are never larger than what the kitchen takes in an hour', async () => {
    await setOrderTimes(test, test.owner, { rules: [allHours({ maxUnits: 10 })] });
    const [large, most] = [await place(41), await place(40, at(FIRST + 60 * MINUTE))];
    expect([large.status, large.body.code, most.status]).toEqual([409, 'order_too_large', 201]);
  });

  it('are never larger than the restaurant has set, whatever the kitchen takes', async () => {
    await setOrderTimes(test, test.owner, { rules: [allHours({ maxUnits: 10 })], mostUnits: 5 });
    const [large, most] = [await place(6), await place(5)];
    expect([large.status, large.body.code, most.status]).toEqual([409, 'order_too_large', 201]);
    await setOrderTimes(test, test.owner, { rules: [], mostUnits: 3 });
    expect((await place(4)).body.code).toBe('order_too_large');
    await setOrderTimes(test, test.owner, { rules: [], mostUnits: null });
    expect((await place(60)).status).toBe(201);
  });

  it('are seen by staff with what they hold, and let go by managers, which frees it', async () => {
    await setOrderTimes(test, test.owner, { rules: [allHours({ maxUnits: 10, maxOrders: 2 })] });
    const placed = await place(5, at(FIRST));
    const { _id: id, orderNumber } = placed.body.data;
    expect((await place(5, at(FIRST))).body.code).toBe('slot_full');
    const listed = await test.call({ url: '/staff/unpaid-orders', token: test.owner });
    expect(listed.body.data).toMatchObject({
      count: 1,
      orders: [{ orderId: id, orderNumber, units: 5, since: iso(NOON), holdsFrom: iso(FIRST), channel: 'web' }],
    });
    const staff = await test.register('staff@example.test');
    await employ(test, await userIdOf(test, staff), 'Staff');
    const letGo = (token: string) => test.call({ method: 'DELETE', url: `/staff/unpaid-orders/${id}`, token });
    expect((await letGo(staff)).status).toBe(403);
    const twice = await Promise.all([letGo(test.owner), letGo(test.owner)]);
    expect(twice.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect((await place(5, at(FIRST))).status).toBe(201);
    const history = await test.call({ url: '/staff/audit?action=order_status', token: test.owner });
    expect(history.body.data.entries).toMatchObject([{ subjectId: id, after: { status: 'Not Paid' } }]);
  });

  it('give the money back that is paid for one that was let go', async () => {
    const { _id: id } = await test.order();
    const answer = await test.call({ method: 'POST', url: `/orders/${id}/payment`, token: test.customer });
    const session = answer.body.data.url.split('/').at(-1) as string;
    expect((await test.call({ method: 'DELETE', url: `/staff/unpaid-orders/${id}`, token: test.owner })).status).toBe(
      204,
    );
    // At the very moment in which its page is being closed.
    test.stripe.simulator.act(session, 'mb_way');
    await test.work();
    const { intents, sessions } = test.stripe.simulator.records;
    expect(intents[sessions[session]?.payment_intent ?? '']).toMatchObject({ captured: 2600, refunded: 2600 });
    expect((await test.show(id)).status).toBe('Not Paid');
  });

  it('leave half of each slot to those who pay', async () => {
    await setOrderTimes(test, test.owner, { rules: [allHours({ maxOrders: 4 })] });
    const cards = [await place(1, at(FIRST)), await place(1, at(FIRST)), await place(1, at(FIRST))];
    expect(cards.map(({ status }) => status)).toEqual([201, 201, 409]);
    expect(cards[2]?.body).toMatchObject({ code: 'slot_full', nextAt: iso(FIRST + 15 * MINUTE) });
    const cash = { paymentDetails: { method: 'Cash', paymentStatus: 'Pending' } };
    const paidAtTheDoor = [await place(1, { ...at(FIRST), ...cash }), await place(1, { ...at(FIRST), ...cash })];
    expect(paidAtTheDoor.map(({ status }) => status)).toEqual([201, 201]);
    expect((await place(1)).body.data.promisedAt).toBe(iso(FIRST + 15 * MINUTE));
  });

  it('leave half of what a slot cooks to those who pay, however much each of them asks for', async () => {
    await setOrderTimes(test, test.owner, { rules: [allHours({ maxUnits: 10 })] });
    const cards = [await place(4, at(FIRST)), await place(4, at(FIRST)), await place(1, at(FIRST))];
    expect(cards.map(({ status }) => status)).toEqual([201, 409, 201]);
    const cash = { paymentDetails: { method: 'Cash', paymentStatus: 'Pending' } };
    expect((await place(5, { ...at(FIRST), ...cash })).status).toBe(201);
  });

  it('hold together no more of a day than the kitchen takes in two hours', async () => {
    await setOrderTimes(test, test.owner, { rules: [allHours({ maxUnits: 10 })] });
    const large = [150, 210, 270].map((minutes) => at(NOON + minutes * MINUTE));
    const statuses: number[] = [];
    for (const time of large) statuses.push((await place(40, time)).status);
    expect(statuses).toEqual([201, 201, 409]);
    expect((await place(1, at(NOON + 25 * 60 * MINUTE))).status).toBe(201);
  });

  it('hold what they hold no longer when they are placed anew', async () => {
    await setOrderTimes(test, test.owner, { rules: [allHours({ maxOrders: 4 })] });
    const by = await guest();
    const payBy = async ({ body }: Awaited<ReturnType<typeof place>>) => {
      const { db } = test.services;
      const found = db.selectFrom('payments').select('pay_by').where('order_id', '=', body.data._id);
      return Number((await found.executeTakeFirstOrThrow()).pay_by);
    };
    const first = await payBy(await place(1, {}, by));
    test.setNow(NOON + 10 * MINUTE);
    expect(await payBy(await place(1, {}, by))).toBe(first);
    test.setNow(NOON + 20 * MINUTE);
    expect(await payBy(await place(1, {}, by))).toBeGreaterThan(first);
  });

  it('leave uses of a coupon to others', async () => {
    await setOrderTimes(test, test.owner, { rules: [allHours({ maxUnits: 1000 })] });
    const { db } = test.services;
    const { id } = await db
      .selectFrom('promotions')
      .select('id')
      .where('coupon_code', '=', 'LAST5')
      .executeTakeFirstOrThrow();
    await db.updateTable('promotions').set({ uses: 0, max_uses: 5 }).where('id', '=', id).execute();
    const discounted = { promotionId: id, couponCode: 'LAST5' };
    const quoted = (quantity: number) => ({ discountAmount: Math.min(5, 3.25 * quantity) });
    const codes: string[] = [];
    for (let n = 0; n < 4; n++) {
      const body = pickup([item('lemonade', [], 4)]);
      const { discountAmount } = quoted(4);
      const totals = { discountAmount, totalAmount: body.subtotal - discountAmount };
      const answer = await place(4, { ...discounted, ...totals });
      codes.push(answer.body.code ?? answer.body.data.status);
    }
    expect(codes).toEqual(['Awaiting Payment', 'Awaiting Payment', 'Awaiting Payment', 'promotion_used_up']);
  });

  it('by telephone take no use of a coupon from those of the web', async () => {
    const { db } = test.services;
    const found = db.selectFrom('promotions').select('id').where('coupon_code', '=', 'LAST5');
    const { id } = await found.executeTakeFirstOrThrow();
    await db.updateTable('promotions').set({ uses: 0, max_uses: 3 }).where('id', '=', id).execute();
    const discounted = { promotionId: id, couponCode: 'LAST5', discountAmount: 5, totalAmount: 8 };
    for (let call = 0; call < 2; call++) {
      const body = { ...pickup([item('lemonade', [], 4)]), ...discounted, paymentDetails: CARD };
      const caller = {
        customerName: 'Cara',
        email: `cara${call}@example.test`,
        contactPhone: `+44 20 7946 090${call}`,
      };
      const sent = { ...body, ...caller, readyInMinutes: 30 };
      const called = await test.call({ method: 'POST', url: '/staff/phone-orders', token: test.owner, body: sent });
      expect([called.status, called.body.data?.order.status]).toEqual([201, 'Awaiting Payment']);
    }
    expect((await place(4, discounted)).status).toBe(201);
  });

  it('leave portions of a dish to others, of each day', async () => {
    const { db } = test.services;
    await db.updateTable('products').set({ daily_portions: 10 }).where('id', '=', productId('lemonade')).execute();
    expect((await place(10)).body.code).toBe('portions_held');
    const by = await guest();
    const statuses = [await place(3, {}, by), await place(3), await place(5, {}, by)].map(({ status }) => status);
    expect(statuses).toEqual([201, 409, 201]);
    expect((await place(1)).body).toMatchObject({ code: 'portions_held' });
    expect((await place(5, at(NOON + 24 * 60 * MINUTE))).status).toBe(201);
    const cash = { paymentDetails: { method: 'Cash', paymentStatus: 'Pending' } };
    expect((await place(5, cash)).status).toBe(201);
  });
});

it('one network starts so many orders that are to be paid, and no more', async () => {
  const test = await startCardApp('sqlite', { RATE_LIMITS: 'true' });
  const statuses: number[] = [];
  for (let n = 0; n < 31; n++) {
    const token = await test.register(`payer${n}@example.test`);
    const body = { ...pickup([item('lemonade')]), paymentDetails: CARD };
    statuses.push((await test.call({ method: 'POST', url: '/orders', token, body })).status);
  }
  await test.close();
  expect(statuses.filter((status) => status === 201)).toHaveLength(30);
  expect(statuses.at(-1)).toBe(429);
});
