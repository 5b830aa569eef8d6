import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { delivery, item, pickup, promotionId, rewardId } from '../../../tests/support/order-input.ts';
import { employ, grantPoints, pointsOf, userIdOf } from '../../../tests/support/people.ts';
import { NOON, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { writtenRows } from '../../../tests/support/written-rows.ts';

/** £10 each, minimum for a delivery £15, fee £2.50. */
const pizzas = (count: number) => [item('margherita', ['size/regular'], count)];

describe.each(dialects)('promotions, points and the minimum on %s', (dialect) => {
  let app: TestApp;
  let token: string;
  let userId: string;
  let staff: string;
  beforeAll(async () => {
    app = await startTestApp(dialect, { ACCESS_TOKEN_S: '86400' });
    staff = await app.register('staff@example.test');
    await employ(app, await userIdOf(app, staff));
  });
  beforeEach(async () => {
    app.setNow(NOON);
    token = await app.register();
    userId = await userIdOf(app, token);
  });
  afterAll(() => app.close());

  const place = (body: object, more: object = {}) => app.call({ method: 'POST', url: '/orders', token, body, ...more });
  const validate = (body: object) => app.call({ method: 'POST', url: '/promotions/validate-coupon', token, body });
  async function walk(id: string, ...statuses: string[]) {
    for (const status of statuses) {
      const body = { status, notes: 'We are closing early.' };
      const step = { method: 'PATCH', url: `/staff/orders/${id}/status`, token: staff, body } as const;
      expect((await app.call(step)).status).toBe(200);
    }
  }

  it('an order names its promotion for the customer in the customer’s language, for the staff in the restaurant’s', async () => {
    const body = pickup(pizzas(1), { promotionId: promotionId('ten-off'), discountAmount: 1 });
    const placed = await place(body, { headers: { 'accept-language': 'pt' } });
    const { _id } = placed.body.data;
    expect(placed.body.data.appliedPromotion).toMatchObject({ name: '10% de desconto', code: 'TEN' });
    const own = await app.call({ url: `/orders/${_id}`, token });
    expect(own.body.order.appliedPromotion.name).toBe('10% de desconto');
    const seen = await app.call({ url: `/staff/orders/${_id}`, token: staff });
    expect(seen.body.order.appliedPromotion).toMatchObject({ name: '10% off', code: 'TEN' });
  });

  it('a promotion without a code is applied from its card', async () => {
    const listed = (await app.call({ url: '/promotions/public' })).body;
    expect(JSON.stringify(listed)).toContain(promotionId('pizza-day'));
    const { restaurantId, items } = pickup(pizzas(2));
    const answer = await validate({ promotionId: promotionId('pizza-day'), restaurantId, items, orderSubtotal: 20 });
    expect(answer.body.data).toMatchObject({ discountValue: 4, couponCode: null });
    const placed = await place(pickup(pizzas(2), { promotionId: promotionId('pizza-day'), discountAmount: 4 }));
    expect(placed.body.data).toMatchObject({ totalAmount: 16, appliedPromotion: { code: null } });
  });

  it.each([
    ['Failed', ['Confirmed', 'Preparing', 'Out for Delivery', 'Failed']],
    ['Failed at once', ['Failed']],
    ['Cancelled by Restaurant', ['Confirmed', 'Cancelled by Restaurant']],
  ])('an order that is %s gives points and uses back', async (_name, statuses) => {
    const before = await writtenRows(app.services.db);
    await grantPoints(app, userId, 60);
    const reward = await place(delivery(pizzas(2), { promotionId: rewardId('three-off'), discountAmount: 3 }));
    expect(await pointsOf(app, userId)).toEqual({ balance: 0, ledger: 0 });
    const coupon = await place(
      delivery(pizzas(2), { promotionId: promotionId('last-five'), couponCode: 'LAST5', discountAmount: 5 }),
    );
    for (const { status, body } of [reward, coupon]) {
      expect(status).toBe(201);
      await walk(body.data._id, ...statuses);
    }
    expect(await pointsOf(app, userId)).toEqual({ balance: 60, ledger: 60 });
    expect((await writtenRows(app.services.db)).uses).toBe(before.uses);
    const again = await place(
      delivery(pizzas(2), { promotionId: promotionId('last-five'), couponCode: 'LAST5', discountAmount: 5 }),
    );
    await walk(again.body.data._id, 'Failed');
  });

  it('points are what was paid, in whole pounds, after the discount', async () => {
    const body = pickup(pizzas(1), { promotionId: promotionId('ten-off'), discountAmount: 1 });
    const { _id, totalAmount } = (await place(body)).body.data;
    expect(totalAmount).toBe(9);
    await walk(_id, 'Confirmed', 'Preparing', 'Ready for Pickup', 'Completed');
    expect(await pointsOf(app, userId)).toEqual({ balance: 9, ledger: 9 });
  });

  it('the minimum of a delivery counts the fee and not what is taken off', async () => {
    const withFee = [item('lemonade', [], 4)];
    // 13 + 2.50 reach 15; 20 - 8 + 2.50 do not.
    expect((await place(delivery(withFee))).status).toBe(201);
    const { db } = app.services;
    const off = (hundredths: number) =>
      db
        .updateTable('promotions')
        .set({ discount_value: hundredths })
        .where('id', '=', promotionId('ten-off'))
        .execute();
    await off(4000);
    const refused = await place(delivery(pizzas(2), { promotionId: promotionId('ten-off'), discountAmount: 8 }));
    expect(refused).toMatchObject({ status: 409, body: { code: 'below_minimum' } });
    await off(3750);
    const exactly = await place(delivery(pizzas(2), { promotionId: promotionId('ten-off'), discountAmount: 7.5 }));
    expect([exactly.status, exactly.body.data?.totalAmount]).toEqual([201, 15]);
    await off(1000);
  });

  it('a promotion holds from its first moment up to, not including, its last', async () => {
    const { db } = app.services;
    const window = { valid_from: NOON, valid_until: NOON + 60_000 };
    await db.updateTable('promotions').set(window).where('id', '=', promotionId('ten-off')).execute();
    const body = pickup(pizzas(1), { promotionId: promotionId('ten-off'), discountAmount: 1 });
    const codes = [];
    for (const instant of [NOON - 1, NOON, NOON + 59_999, NOON + 60_000]) {
      app.setNow(instant);
      const { status, body: answer } = await place(body);
      codes.push(status === 201 ? 'placed' : answer.code);
    }
    expect(codes).toEqual(['promotion_not_started', 'placed', 'placed', 'promotion_expired']);
    const open = { valid_from: null, valid_until: null };
    await db.updateTable('promotions').set(open).where('id', '=', promotionId('ten-off')).execute();
  });
});
