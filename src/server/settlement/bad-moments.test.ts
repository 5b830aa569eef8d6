import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CARD, type CardApp, startCardApp } from '../../../tests/support/card-payments.ts';
import { dialects } from '../../../tests/support/databases.ts';
import { item, pickup, productId } from '../../../tests/support/order-input.ts';
import { NOON } from '../../../tests/support/test-app.ts';
import { checkPayments } from '../../../tests/support/work.ts';
import { MINUTE } from '../../domain/times/zoned-time.ts';
import { cancelUnanswered } from '../orders/status/cancel-unanswered.ts';

/** The bad moments of a payment by card, each with what must be true after it. */
describe.each(dialects)('a payment by card, on %s,', (dialect) => {
  let test: CardApp;
  beforeAll(async () => {
    test = await startCardApp(dialect, { RATE_LIMITS: 'false' });
  });
  afterAll(() => test.close());
  beforeEach(() => test.setNow(NOON));

  const records = () => test.stripe.simulator.records;
  const intentOf = (session: string) => records().intents[records().sessions[session]?.payment_intent ?? ''] as Intent;
  type Intent = (typeof test.stripe.simulator.records.intents)[string];
  const paidOrder = async (way: 'pay' | 'mb_way' = 'pay') => {
    const order = await test.order();
    const session = await test.pay(order._id, way);
    await checkPayments(test.services);
    expect((await test.show(order._id)).status).toBe('Pending Confirmation');
    return { ...order, session };
  };
  const mailsOf = async (orderId: string) => {
    const { db } = test.services;
    const rows = await db.selectFrom('outbox').select(['kind', 'payload']).orderBy('created_at').execute();
    return rows
      .filter(({ payload }) => payload.includes(orderId))
      .map(({ kind, payload }) => `${kind} ${JSON.parse(payload).status}`);
  };
  const board = async () => (await test.call({ url: '/staff/board', token: test.owner })).body.data;

  it('is asked for once, however often its order is sent with the same key', async () => {
    const headers = { 'idempotency-key': 'lost answer' };
    const body = pickup([item('margherita', ['size/large'], 2)], { paymentDetails: CARD });
    const send = () => test.call({ method: 'POST', url: '/orders', token: test.customer, headers, body });
    const [first, second] = [await send(), await send()];
    expect([first.status, second.status]).toEqual([201, 200]);
    expect(second.body.data._id).toBe(first.body.data._id);
    expect((await test.show(first.body.data._id)).status).toBe('Awaiting Payment');
  });

  it('is taken once even if nobody knows whether it was: the provider fails after it has done it', async () => {
    const { _id, session } = await paidOrder();
    await test.staffDo(_id, 'Confirmed');
    test.stripe.simulator.failures = 3;
    await test.work();
    await test.work();
    expect(test.stripe.simulator.failures).toBe(0);
    expect(intentOf(session)).toMatchObject({ status: 'succeeded', captured: 2600 });
    expect((await test.show(_id)).paymentDetails).toMatchObject({ paymentStatus: 'Paid', online: { charged: 26 } });
  });

  it('whose hold has ended when it is accepted is shown as not paid, and collected at handover', async () => {
    const { _id, session } = await paidOrder();
    intentOf(session).status = 'canceled';
    await test.staffDo(_id, 'Confirmed');
    await test.work();
    const shown = await test.show(_id);
    expect(shown).toMatchObject({ status: 'Confirmed', paymentDetails: { paymentStatus: 'Failed' } });
    const seen = (await board()).open.find((order: { _id: string }) => order._id === _id);
    expect(seen.paymentDetails).toMatchObject({ paymentStatus: 'Failed', online: { state: 'voided', charged: 0 } });
    for (const status of ['Preparing', 'Ready for Pickup', 'Completed']) await test.staffDo(_id, status);
    expect((await test.show(_id)).paymentDetails.paymentStatus).toBe('Paid');
    // The handover was none: the money was not taken either.
    const back = await test.call({
      method: 'POST',
      url: `/staff/orders/${_id}/step-back`,
      token: test.owner,
      body: {},
    });
    expect(back.status).toBe(200);
    expect((await test.show(_id)).paymentDetails).toMatchObject({ paymentStatus: 'Failed', paidAt: null });
  });

  it('whose hold ends before the restaurant answers is shown as not paid', async () => {
    const { _id, session } = await paidOrder();
    intentOf(session).status = 'canceled';
    await test.work();
    expect((await test.show(_id)).paymentDetails.paymentStatus).toBe('Failed');
  });

  it('is released when the restaurant does not answer in time', async () => {
    const { _id, session } = await paidOrder();
    test.setNow(NOON + 31 * MINUTE);
    await cancelUnanswered(test.services).run();
    await test.work();
    expect(intentOf(session).status).toBe('canceled');
    expect((await test.show(_id)).paymentDetails).toMatchObject({ paymentStatus: 'Refunded', online: { charged: 0 } });
    expect(await mailsOf(_id)).toEqual(['order_placed Pending Confirmation', 'order_status Cancelled by Restaurant']);
  });

  it('is refunded when the order is called off after it was accepted', async () => {
    const { _id, session } = await paidOrder();
    await test.staffDo(_id, 'Confirmed');
    await test.work();
    await test.staffDo(_id, 'Cancelled by Restaurant', { reason: 'sold_out' });
    await test.work();
    expect(intentOf(session)).toMatchObject({ captured: 2600, refunded: 2600 });
  });

  it('of an order that failed before it was accepted comes back', async () => {
    const { _id, session } = await paidOrder('mb_way');
    await test.staffDo(_id, 'Failed', { reason: 'area' });
    await test.work();
    expect(intentOf(session)).toMatchObject({ captured: 2600, refunded: 2600 });
  });

  it.each([
    ['another amount', { amount_total: 1 }],
    ['another currency', { currency: 'usd' }],
  ])('of %s is not an order: it is released, and the customer told', async (_, wrong) => {
    const { _id } = await test.order();
    const session = await test.pay(_id);
    Object.assign(records().sessions[session] as object, wrong);
    await test.work();
    expect(await test.show(_id)).toMatchObject({ status: 'Not Paid', paymentDetails: { online: { state: 'voided' } } });
    expect(intentOf(session).status).toBe('canceled');
    expect(await mailsOf(_id)).toEqual(['order_status Not Paid']);
  });

  it.each([['pay'], ['mb_way']] as const)(
    'by %s that comes after the order was given up goes back, and the customer is told',
    async (way) => {
      const { _id } = await test.order();
      const session = await test.pay(_id, 'decline');
      await test.call({ method: 'PATCH', url: `/orders/${_id}/cancel-my-order`, token: test.customer });
      // On the page that is still open, before it is closed.
      test.stripe.simulator.act(session, way);
      await test.work();
      expect((await test.show(_id)).status).toBe('Not Paid');
      expect(intentOf(session)).toMatchObject(way === 'pay' ? { status: 'canceled' } : { refunded: 2600 });
      expect(await mailsOf(_id)).toEqual(['order_status Not Paid']);
    },
  );

  it('that is made while its page is being closed is released all the same', async () => {
    const { _id } = await test.order();
    const session = await test.pay(_id, 'decline');
    await test.call({ method: 'PATCH', url: `/orders/${_id}/cancel-my-order`, token: test.customer });
    const { simulator } = test.stripe;
    const answer = simulator.answer.bind(simulator);
    simulator.answer = (call) => {
      if (call.path.endsWith('/expire')) simulator.act(session, 'pay');
      return answer(call);
    };
    await test.work();
    await test.work();
    simulator.answer = answer;
    expect(intentOf(session).status).toBe('canceled');
    expect((await test.show(_id)).paymentDetails).toMatchObject({ online: { state: 'voided' } });
    expect(await mailsOf(_id)).toEqual(['order_status Not Paid']);
  });

  it('that comes after closing is released', async () => {
    const { _id } = await test.order();
    const session = await test.pay(_id, 'decline');
    const { db } = test.services;
    const { opening_hours } = await db
      .selectFrom('restaurants')
      .select('opening_hours')
      .where('slug', '=', 'trattoria')
      .executeTakeFirstOrThrow();
    await db
      .updateTable('restaurants')
      .set({ opening_hours: JSON.stringify({}) as never })
      .where('slug', '=', 'trattoria')
      .execute();
    test.stripe.simulator.act(session, 'pay');
    await test.work();
    await db.updateTable('restaurants').set({ opening_hours }).where('slug', '=', 'trattoria').execute();
    expect((await test.show(_id)).status).toBe('Not Paid');
    expect(intentOf(session).status).toBe('canceled');
  });

  it('is given up when its customer starts another: the first page closes, and what is paid there goes back', async () => {
    const first = await test.order();
    const session = await test.pay(first._id, 'decline');
    const second = await test.order();
    expect((await test.show(first._id)).status).toBe('Not Paid');
    test.stripe.simulator.act(session, 'pay');
    await test.pay(second._id);
    await test.work();
    expect(intentOf(session).status).toBe('canceled');
    expect((await test.show(second._id)).status).toBe('Pending Confirmation');
    expect(await mailsOf(first._id)).toEqual(['order_status Not Paid']);
  });

  it('that was made just before its customer starts another stays: both are orders', async () => {
    const first = await paidOrder();
    await test.order();
    expect((await test.show(first._id)).status).toBe('Pending Confirmation');
  });

  it('is not proven by the address that the page leads back to, nor by another order’s', async () => {
    const { _id } = await test.order();
    await test.call({ method: 'POST', url: `/orders/${_id}/payment`, token: test.customer });
    const other = await paidOrder();
    for (const id of [_id, other._id]) {
      await test.call({ method: 'POST', url: `/orders/${id}/payment/check`, token: test.customer });
    }
    expect((await test.show(_id)).status).toBe('Not Paid');
    const stranger = await test.register('stranger@example.test');
    const foreign = await test.call({ method: 'POST', url: `/orders/${other._id}/payment/check`, token: stranger });
    expect(foreign.status).toBe(404);
  });

  it('is refused where it is less than a card is charged, and other ways to pay remain', async () => {
    const { db } = test.services;
    const costs = (price: number) =>
      db.updateTable('products').set({ price }).where('id', '=', productId('lemonade')).execute();
    await costs(29);
    const cheap = [{ ...item('lemonade'), unitPrice: 0.29, itemSubtotal: 0.29 }];
    const place = (more: object) =>
      test.call({ method: 'POST', url: '/orders', token: test.customer, body: pickup(cheap, more) });
    const { status, body } = await place({ paymentDetails: CARD });
    expect([status, body.code]).toEqual([409, 'payment_too_small']);
    expect(body.message).toContain('Card payments start at £0.30');
    expect((await place({})).status).toBe(201);
    await costs(325);
  });

  it('cannot be started while Stripe is away, and other ways to pay remain', async () => {
    const { _id } = await test.order();
    test.stripe.simulator.failures = 9;
    const answer = await test.call({ method: 'POST', url: `/orders/${_id}/payment`, token: test.customer });
    expect(answer).toMatchObject({ status: 503, body: { code: 'payment_unreachable' } });
    test.stripe.simulator.failures = 0;
    const cash = await test.order({ paymentDetails: { method: 'Cash', paymentStatus: 'Pending' } });
    expect(cash.status).toBe('Pending Confirmation');
  });
});
