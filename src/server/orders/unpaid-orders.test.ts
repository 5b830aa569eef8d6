import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CARD, type CardApp, startCardApp } from '../../../tests/support/card-payments.ts';
import { dialects } from '../../../tests/support/databases.ts';
import { item, pickup } from '../../../tests/support/order-input.ts';
import { allHours, setOrderTimes } from '../../../tests/support/order-times.ts';
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
