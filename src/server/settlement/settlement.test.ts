import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CARD, type CardApp, startCardApp } from '../../../tests/support/card-payments.ts';
import { dialects } from '../../../tests/support/databases.ts';
import { item, pickup, promotionId } from '../../../tests/support/order-input.ts';
import { NOON } from '../../../tests/support/test-app.ts';

describe.each(dialects)('an order that is paid by card, on %s,', (dialect) => {
  let test: CardApp;
  beforeAll(async () => {
    test = await startCardApp(dialect);
  });
  afterAll(() => test.close());

  const board = async () => (await test.call({ url: '/staff/board', token: test.owner })).body.data;
  const mails = (orderId: string) =>
    test.services.db
      .selectFrom('outbox')
      .select(['kind', 'payload'])
      .where('payload', 'like', `%${orderId}%`)
      .execute();

  it.each([
    ['as by anybody', 'gia@example.test'],
    ['whose address Stripe does not take', 'gía@példa.test'],
  ])('is paid by a guest %s', async (_who, email) => {
    const { accessToken: token } = (await test.call({ method: 'POST', url: '/auth/guest' })).body;
    const guest = { name: 'Gia Guest', email };
    const body = { ...pickup([item('lemonade')], { paymentDetails: CARD }), guest };
    const { _id } = (await test.call({ method: 'POST', url: '/orders', token, body })).body.data;
    const page = await test.call({ method: 'POST', url: `/orders/${_id}/payment`, token });
    expect(page.status).toBe(200);
    test.stripe.simulator.act(page.body.data.url.split('/').at(-1), 'pay');
    const checked = await test.call({ method: 'POST', url: `/orders/${_id}/payment/check`, token });
    expect(checked.body.order.status).toBe('Pending Confirmation');
    expect((await test.call({ method: 'POST', url: `/orders/${_id}/payment`, token: test.customer })).status).toBe(404);
  });

  it('is unknown to the restaurant and its mails until it is paid, then on the board once', async () => {
    test.setNow(NOON);
    const before = await board();
    const { _id, status, totalAmount } = await test.order();
    expect(status).toBe('Awaiting Payment');
    expect((await board()).open).toEqual(before.open);
    expect((await board()).today).toEqual(before.today);
    expect(await mails(_id)).toEqual([]);
    const all = await test.call({ url: '/staff/orders', token: test.owner });
    expect(JSON.stringify(all.body)).not.toContain(_id);
    expect((await test.call({ url: `/staff/orders/${_id}`, token: test.owner })).status).toBe(404);
    expect((await test.staffDo(_id, 'Confirmed')).status).toBe(404);

    await test.pay(_id);
    const checked = await test.call({ method: 'POST', url: `/orders/${_id}/payment/check`, token: test.customer });
    expect(checked.body.order).toMatchObject({
      status: 'Pending Confirmation',
      paymentDetails: { paymentStatus: 'Pending' },
    });
    expect(checked.body.order.paymentDetails.online).toMatchObject({
      state: 'authorised',
      charged: 0,
      method: 'visa',
      lastDigits: '4242',
      isTest: true,
    });
    const now = await board();
    expect(now.open.map((order: { _id: string }) => order._id)).toContain(_id);
    expect(now.today.orders).toBe(before.today.orders + 1);
    expect((await mails(_id)).map(({ kind }) => kind)).toEqual(['order_placed']);

    expect((await test.staffDo(_id, 'Confirmed', { readyInMinutes: 20 })).status).toBe(200);
    await test.work();
    const paid = await test.show(_id);
    expect(paid.paymentDetails).toMatchObject({
      paymentStatus: 'Paid',
      online: { state: 'captured', charged: totalAmount },
    });
  });

  it.each([
    ['pay', 'voided', 0],
    ['mb_way', 'captured', 26],
  ] as const)('gives the money back when the restaurant refuses: paid by %s', async (way, state, charged) => {
    test.setNow(NOON);
    const { _id } = await test.order();
    await test.pay(_id, way);
    await test.work();
    expect((await test.show(_id)).status).toBe('Pending Confirmation');
    await test.staffDo(_id, 'Cancelled by Restaurant', { reason: 'busy' });
    await test.work();
    const { paymentDetails } = await test.show(_id);
    expect(paymentDetails).toMatchObject({ paymentStatus: 'Refunded', online: { state, charged, refunded: charged } });
    expect(Object.values(test.stripe.simulator.records.intents).at(-1)).toMatchObject(
      way === 'pay' ? { status: 'canceled' } : { refunded: 2600 },
    );
    // Of what was held and not taken, no more is told than that it is released.
    const acts = await test.services.db.selectFrom('payment_acts').selectAll().orderBy('created_at').execute();
    const { payment_id } = acts.at(-1) as (typeof acts)[number];
    const own = acts.filter((act) => act.payment_id === payment_id);
    expect(own.map(({ kind }) => kind)).toEqual([way === 'pay' ? 'void' : 'refund']);
    expect((await mails(_id)).map(({ kind }) => kind)).toEqual(['order_placed', 'order_status']);
  });

  it('gives the money back when the customer cancels', async () => {
    test.setNow(NOON);
    const { _id } = await test.order();
    await test.pay(_id);
    await test.work();
    await test.call({ method: 'PATCH', url: `/orders/${_id}/cancel-my-order`, token: test.customer });
    await test.work();
    expect((await test.show(_id)).paymentDetails.online.state).toBe('voided');
  });

  it('is called off when nobody pays in time, and its page is closed', async () => {
    test.setNow(NOON);
    const { _id } = await test.order();
    const session = await test.pay(_id, 'decline');
    await test.work();
    expect((await test.show(_id)).status).toBe('Awaiting Payment');
    test.setNow(NOON + 16 * 60_000);
    await test.work();
    expect(await test.show(_id)).toMatchObject({ status: 'Not Paid', paymentDetails: { paymentStatus: 'Failed' } });
    expect(test.stripe.simulator.records.sessions[session]?.status).toBe('expired');
    expect(await mails(_id)).toEqual([]);
    const pay = await test.call({ method: 'POST', url: `/orders/${_id}/payment`, token: test.customer });
    expect(pay.body.code).toBe('not_payable');
  });

  it('that is paid too late is not sent, and the money is released', async () => {
    test.setNow(NOON);
    const { _id } = await test.order();
    const session = await test.pay(_id, 'decline');
    test.setNow(NOON + 17 * 60_000);
    test.stripe.simulator.act(session, 'pay');
    await test.work();
    expect(await test.show(_id)).toMatchObject({ status: 'Not Paid', paymentDetails: { online: { state: 'voided' } } });
    expect((await mails(_id)).map(({ payload }) => JSON.parse(payload).status)).toEqual(['Not Paid']);
  });

  it('can be cancelled before it is paid', async () => {
    test.setNow(NOON);
    const { _id } = await test.order();
    const session = await test.pay(_id, 'decline');
    const answer = await test.call({ method: 'PATCH', url: `/orders/${_id}/cancel-my-order`, token: test.customer });
    expect(answer.body.data.order.status).toBe('Not Paid');
    await test.work();
    expect(test.stripe.simulator.records.sessions[session]?.status).toBe('expired');
  });

  it('has one page, however often it is asked for', async () => {
    test.setNow(NOON);
    const { _id } = await test.order();
    const urls = await Promise.all(
      [1, 2, 3].map(() => test.call({ method: 'POST', url: `/orders/${_id}/payment`, token: test.customer })),
    );
    expect(new Set(urls.map(({ body }) => body.data.url)).size).toBe(1);
  });

  it('is refunded by lines, at what was paid for them, each once', async () => {
    test.setNow(NOON);
    const items = [item('margherita', ['size/large'], 2), item('lemonade', [], 3)];
    const order = pickup(items, { paymentDetails: CARD, promotionId: promotionId('ten-off'), discountAmount: 3.58 });
    const { _id, totalAmount } = await test.order(order);
    await test.pay(_id);
    await test.work();
    await test.staffDo(_id, 'Confirmed');
    await test.work();
    const refund = (refunded: number, lines: object[]) =>
      test.call({
        ...{ method: 'POST', url: `/staff/orders/${_id}/refunds`, token: test.owner },
        body: { amount: null, lines, refunded, reason: 'Forgotten.' },
      });
    const given = async () => (await test.show(_id)).paymentDetails.online.refunded;
    expect((await refund(0, [{ line: 0, quantity: 3 }])).body.code).toBe('refund_too_much');
    expect((await refund(0, [{ line: 7, quantity: 1 }])).body.code).toBe('refund_too_much');
    expect(
      (
        await refund(0, [
          { line: 1, quantity: 2 },
          { line: 1, quantity: 2 },
        ])
      ).body.code,
    ).toBe('refund_too_much');
    const { body } = await refund(0, [{ line: 0, quantity: 1 }]);
    const one = await given();
    expect(one).toBeGreaterThan(0);
    expect(one).toBeLessThan(13);
    expect(body.data.order.paymentDetails.online.refunds).toMatchObject([
      { amount: one, lines: [{ line: 0, quantity: 1 }], reason: 'Forgotten.' },
    ]);
    expect((await refund(one, [{ line: 0, quantity: 2 }])).body.code).toBe('refund_too_much');
    for (const status of ['Preparing', 'Ready for Pickup', 'Completed']) await test.staffDo(_id, status);
    const earned = async () =>
      (
        await test.services.db
          .selectFrom('orders')
          .select('points_earned')
          .where('id', '=', _id)
          .executeTakeFirstOrThrow()
      ).points_earned;
    expect(await earned()).toBe(Math.floor(totalAmount - one));
    await refund(one, [
      { line: 0, quantity: 1 },
      { line: 1, quantity: 3 },
    ]);
    expect(await given()).toBe(totalAmount);
    expect(await earned()).toBe(0);
    await test.work();
    expect((await test.show(_id)).paymentDetails).toMatchObject({ paymentStatus: 'Refunded' });
    const letters = (await mails(_id)).filter(({ kind }) => kind === 'order_refund');
    expect(letters.map(({ payload }) => JSON.parse(payload).items)).toEqual([
      ['1 × Margherita'],
      ['1 × Margherita', expect.stringMatching(/^3 × /)],
    ]);
  });

  it('is refunded in parts, never more than was charged', async () => {
    test.setNow(NOON);
    const { _id, totalAmount } = await test.order();
    await test.pay(_id);
    await test.work();
    await test.staffDo(_id, 'Confirmed');
    const refund = (body: object) =>
      test.call({ method: 'POST', url: `/staff/orders/${_id}/refunds`, token: test.owner, body });
    // Nothing is charged yet.
    expect((await refund({ amount: 1, refunded: 0, reason: 'Cold.' })).body.code).toBe('refund_too_much');
    await test.work();
    const [one, other] = await Promise.all([1, 2].map(() => refund({ amount: 3.5, refunded: 0, reason: 'Cold.' })));
    expect([one?.status, other?.status].sort()).toEqual([200, 409]);
    expect((await refund({ amount: totalAmount, refunded: 3.5, reason: 'More.' })).body.code).toBe('refund_too_much');
    await test.work();
    expect((await test.show(_id)).paymentDetails).toMatchObject({ paymentStatus: 'Paid', online: { refunded: 3.5 } });
    expect((await refund({ amount: null, refunded: 3.5, reason: 'Never came.' })).status).toBe(200);
    await test.work();
    expect((await test.show(_id)).paymentDetails).toMatchObject({
      paymentStatus: 'Refunded',
      online: { refunded: totalAmount },
    });
    expect((await mails(_id)).filter(({ kind }) => kind === 'order_refund')).toHaveLength(2);
    expect(test.stripe.simulator.records.refunds.slice(-2).map(({ amount }) => amount)).toEqual([350, 2250]);
  });
});
