import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type CardApp, startCardApp } from '../../../tests/support/card-payments.ts';
import { dialects } from '../../../tests/support/databases.ts';
import { NOON } from '../../../tests/support/test-app.ts';
import { checkPayments } from '../../../tests/support/work.ts';

/** What the provider tells of a payment by card, and what must be true after it. */
describe.each(dialects)('a payment by card of which Stripe tells, on %s,', (dialect) => {
  let test: CardApp;
  beforeAll(async () => {
    test = await startCardApp(dialect, { RATE_LIMITS: 'false' });
  });
  afterAll(() => test.close());
  beforeEach(() => test.setNow(NOON));

  const records = () => test.stripe.simulator.records;
  const intentOf = (session: string) => records().intents[records().sessions[session]?.payment_intent ?? ''] as Intent;
  type Intent = (typeof test.stripe.simulator.records.intents)[string];
  const paidOrder = async () => {
    const order = await test.order();
    const session = await test.pay(order._id);
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
  const secretOf = () => records().endpoints.at(-1)?.secret ?? '';
  const told = (id: string, object: object, secret = secretOf()) => {
    const at = Math.floor(Date.now() / 1000);
    const body = JSON.stringify({ id, object: 'event', type: 'checkout.session.completed', data: { object } });
    const signature = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
    return test.app.inject({
      method: 'POST',
      url: '/api/v1/payments/events',
      headers: {
        host: 'trattoria.localhost',
        'content-type': 'application/json',
        'stripe-signature': `t=${at},v1=${signature}`,
      },
      payload: body,
    });
  };

  it('of which Stripe tells a hundred times at once is sent to the restaurant once, with one mail', async () => {
    const { _id } = await test.order();
    const session = await test.pay(_id);
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, i) => told(`evt_${session}_${i % 40}`, { id: session })),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([204]));
    await test.call({ method: 'POST', url: `/orders/${_id}/payment/check`, token: test.customer });
    const { statusHistory } = (await test.call({ url: `/orders/${_id}`, token: test.customer })).body.order;
    expect(statusHistory.map(({ status }: { status: string }) => status)).toEqual([
      'Awaiting Payment',
      'Pending Confirmation',
    ]);
    expect(await mailsOf(_id)).toEqual(['order_placed Pending Confirmation']);
  });

  it('whose event is not signed by Stripe changes nothing', async () => {
    const { _id } = await test.order();
    const session = await test.pay(_id);
    expect((await told('evt_forged', { id: session }, 'whsec_forged')).statusCode).toBe(400);
    expect((await test.show(_id)).status).toBe('Awaiting Payment');
  });

  it('that is not ours, in the same account, is ignored', async () => {
    expect((await told('evt_foreign', { id: 'cs_test_of_a_shop' })).statusCode).toBe(204);
  });

  it('of which an event cannot be handled now is told of again', async () => {
    const { _id } = await test.order();
    const session = await test.pay(_id);
    test.stripe.simulator.failures = 9;
    const failed = await told(`evt_${session}`, { id: session });
    expect(failed.statusCode).toBe(500);
    test.stripe.simulator.failures = 0;
    expect((await told(`evt_${session}`, { id: session })).statusCode).toBe(204);
    expect((await test.show(_id)).status).toBe('Pending Confirmation');
  });

  it('that is refunded or disputed at Stripe shows it on the order as soon as Stripe tells of it', async () => {
    const { _id, session } = await paidOrder();
    await test.staffDo(_id, 'Confirmed');
    await test.work();
    const seenByStaff = async () => {
      const { open } = await board();
      return open.find((order: { _id: string }) => order._id === _id);
    };
    const { version } = await seenByStaff();
    test.stripe.simulator.refundAtProvider(intentOf(session).id, 600);
    const { created } = test.stripe.simulator.dispute(intentOf(session).id);
    await told(`evt_${session}_refunded`, { id: 'ch_test_1', payment_intent: intentOf(session).id });
    const seen = await seenByStaff();
    expect(seen.paymentDetails.online).toMatchObject({ refunded: 6, isDisputed: true });
    // A new version is what open pages take over.
    expect(seen.version).toBeGreaterThan(version);

    // Until when to answer is what the provider says, and what to answer with is a file.
    expect(Date.parse(seen.paymentDetails.online.evidenceDueBy)).toBe((created + 9 * 86_400) * 1000);
    const ask = (id: string, token: string) => test.call({ url: `/staff/orders/${id}/evidence.txt`, token });
    const { status, body } = await ask(_id, test.owner);
    expect(status).toBe(200);
    for (const part of ['Answer by', 'Accepted', seen.orderNumber, 'Margherita', '£26.00']) {
      expect(body).toContain(part);
    }
    expect((await ask(_id, test.customer)).status).toBe(403);
    const cash = await test.order({ paymentDetails: { method: 'Cash', paymentStatus: 'Pending' } });
    expect((await ask(cash._id, test.owner)).status).toBe(404);
  });

  it('never shows the key, nor does an answer or a row of the database', async () => {
    const account = await test.call({ url: '/staff/payment-account', token: test.owner });
    expect(account.body.data.account).toMatchObject({ keyEnd: 'oria', isTest: true });
    const { db } = test.services;
    const tables = [
      await db.selectFrom('payment_accounts').selectAll().execute(),
      await db.selectFrom('audit_log').selectAll().execute(),
      account.body,
    ];
    expect(JSON.stringify(tables)).not.toContain('rk_test_trattoria');
    expect(JSON.stringify(tables)).not.toContain(secretOf());
  });
});
