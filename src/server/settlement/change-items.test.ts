import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CARD, type CardApp, startCardApp } from '../../../tests/support/card-payments.ts';
import { dialects } from '../../../tests/support/databases.ts';
import { item, pickup, promotionId } from '../../../tests/support/order-input.ts';
import { hire } from '../../../tests/support/staff.ts';
import { NOON } from '../../../tests/support/test-app.ts';

describe.each(dialects)('taking dishes out of an open order, on %s,', (dialect) => {
  let test: CardApp;
  beforeAll(async () => {
    test = await startCardApp(dialect, { RATE_LIMITS: 'false' });
    test.setNow(NOON);
  });
  afterAll(() => test.close());

  const pizzas = () => [item('margherita', ['size/large'], 2), item('lemonade', [], 3)];
  const place = async (more: object = {}) => {
    const body = pickup(pizzas(), more);
    return (await test.call({ method: 'POST', url: '/orders', token: test.customer, body })).body.data;
  };
  const shown = async (id: string) => (await test.show(id)) as unknown as { version: number };
  const change = async (id: string, items: object[], more: object = {}, token = test.owner) => {
    const expectedVersion = (await shown(id)).version;
    return test.call({
      ...{ method: 'PATCH', url: `/staff/orders/${id}/items`, token },
      body: { items, reason: 'The oven broke.', expectedVersion, ...more },
    });
  };
  const paid = async () => {
    const { _id } = await test.order({ items: pizzas(), ...sums() });
    await test.pay(_id);
    await test.work();
    return _id;
  };
  const sums = () => {
    const { subtotal, totalAmount } = pickup(pizzas());
    return { subtotal, totalAmount, paymentDetails: CARD };
  };
  const refundMails = async (id: string) => {
    const mails = await test.services.db.selectFrom('outbox').selectAll().where('kind', '=', 'order_refund').execute();
    return mails.filter(({ payload }) => payload.includes(id));
  };
  const intent = () => Object.values(test.stripe.simulator.records.intents).at(-1);

  it('keeps the price of what stays, tells the customer, and is written in the log', async () => {
    const { _id, changes } = await place();
    expect(changes).toBeUndefined();
    const { status, body } = await change(_id, [{ line: 0, quantity: 1 }]);
    expect(status).toBe(200);
    expect(body.data.order).toMatchObject({
      ...{ subtotal: 22.75, totalAmount: 22.75 },
      items: [{ quantity: 1, itemSubtotal: 13 }, { quantity: 3 }],
      changes: [{ reason: 'The oven broke.', items: [{ from: 2, to: 1 }], before: 35.75, after: 22.75 }],
    });
    expect((await change(_id, [{ line: 1, quantity: 0 }])).body.data.order).toMatchObject({
      totalAmount: 13,
      items: [{ quantity: 1 }],
    });
    expect((await test.show(_id)) as object).toMatchObject({ totalAmount: 13, changes: [{}, {}] });
    const { db } = test.services;
    const mails = await db.selectFrom('outbox').selectAll().where('payload', 'like', `%${_id}%`).execute();
    expect(mails.filter(({ kind }) => kind === 'order_changed')).toHaveLength(2);
    const log = await db.selectFrom('audit_log').select('action').where('subject_id', '=', _id).execute();
    expect(log).toEqual([{ action: 'order_items' }, { action: 'order_items' }]);
  });

  it('takes the part of the discount along, also from what the promotion has brought', async () => {
    const promotion = promotionId('ten-off');
    const results = () =>
      test.services.db
        .selectFrom('promotions')
        .select(['discount_given', 'revenue', 'uses'])
        .where('id', '=', promotion)
        .executeTakeFirstOrThrow();
    const before = await results();
    const { _id } = await place({ promotionId: promotion, discountAmount: 3.58 });
    const { body } = await change(_id, [{ line: 1, quantity: 0 }]);
    expect(body.data.order).toMatchObject({ subtotal: 26, discountAmount: 2.6, totalAmount: 23.4 });
    const after = await results();
    expect(Number(after.discount_given) - Number(before.discount_given)).toBe(260);
    expect(Number(after.revenue) - Number(before.revenue)).toBe(2340);
    expect(after.uses - before.uses).toBe(1);
  });

  it('is refused if the order is another by now, would grow, be empty, or is handed over', async () => {
    const { _id } = await place();
    expect((await change(_id, [{ line: 0, quantity: 1 }], { expectedVersion: 7 })).body.code).toBe('order_changed');
    expect((await change(_id, [{ line: 0, quantity: 3 }])).body.code).toBe('items_only_fewer');
    expect((await change(_id, [{ line: 0, quantity: 2 }])).body.code).toBe('items_only_fewer');
    expect(
      (
        await change(
          _id,
          [0, 1].map((line) => ({ line, quantity: 0 })),
        )
      ).body.code,
    ).toBe('order_left_empty');
    const cook = await hire(test, 'Staff');
    expect((await change(_id, [{ line: 0, quantity: 1 }], {}, cook)).status).toBe(403);
    const { version } = await shown(_id);
    const both = await Promise.all(
      [1, 0].map((quantity) => change(_id, [{ line: 0, quantity }], { expectedVersion: version })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    for (const status of ['Confirmed', 'Preparing', 'Ready for Pickup', 'Completed']) await test.staffDo(_id, status);
    expect((await change(_id, [{ line: 0, quantity: 0 }])).body.code).toBe('order_not_changeable');
  });

  it('takes less of a card whose money is only held', async () => {
    const _id = await paid();
    await change(_id, [{ line: 0, quantity: 1 }]);
    expect((await test.show(_id)).paymentDetails.online).toMatchObject({ state: 'authorised', amount: 22.75 });
    await test.staffDo(_id, 'Confirmed');
    await test.work();
    expect(intent()).toMatchObject({ captured: 2275, refunded: 0 });
    expect((await test.show(_id)).paymentDetails).toMatchObject({
      paymentStatus: 'Paid',
      online: { charged: 22.75, refunded: 0 },
    });
    // Stripe calls what it releases a refund. Nobody has given any.
    expect(await refundMails(_id)).toEqual([]);
    const all = { amount: null, refunded: 0, reason: 'Cold.' };
    await test.call({ method: 'POST', url: `/staff/orders/${_id}/refunds`, token: test.owner, body: all });
    await test.work();
    expect(intent()).toMatchObject({ captured: 2275, refunded: 2275 });
    expect((await test.show(_id)).paymentDetails.online.refunded).toBe(22.75);
    expect(await refundMails(_id)).toHaveLength(1);
  });

  it('gives the difference back once the money is taken, and all of the rest when the order is called off', async () => {
    const _id = await paid();
    await test.staffDo(_id, 'Confirmed');
    await test.work();
    await change(_id, [{ line: 1, quantity: 1 }]);
    await test.work();
    expect(intent()).toMatchObject({ captured: 3575, refunded: 650 });
    for (const status of ['Preparing', 'Ready for Pickup', 'Completed']) await test.staffDo(_id, status);
    const row = await test.services.db
      .selectFrom('orders')
      .select(['points_earned', 'total'])
      .where('id', '=', _id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ points_earned: 29, total: 2925 });
    const other = await paid();
    await test.staffDo(other, 'Confirmed');
    await test.work();
    await change(other, [{ line: 1, quantity: 1 }]);
    await test.staffDo(other, 'Cancelled by Restaurant', { reason: 'sold_out' });
    await test.work();
    expect(intent()).toMatchObject({ captured: 3575, refunded: 3575 });
  });

  it('gives the difference back of what is being taken at that moment', async () => {
    const _id = await paid();
    await test.staffDo(_id, 'Confirmed');
    await change(_id, [{ line: 1, quantity: 0 }]);
    await test.work();
    await test.work();
    expect(intent()).toMatchObject({ captured: 3575, refunded: 975 });
  });
});
