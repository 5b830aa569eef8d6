import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CARD, type CardApp, KEY, startCardApp } from '../../../tests/support/card-payments.ts';
import { dialects } from '../../../tests/support/databases.ts';
import { outboxRows } from '../../../tests/support/outbox.ts';
import { MINUTE } from '../../domain/times/zoned-time.ts';
import { watchKeys } from './watch-keys.ts';

const DECLINED = { path: '/capture', status: 402, type: 'card_error', code: 'card_declined' };

describe.each(dialects)('a provider that fails or refuses, on %s,', (dialect) => {
  let test: CardApp;
  beforeAll(async () => {
    test = await startCardApp(dialect, { ACCESS_TOKEN_S: '864000' });
  });
  afterAll(() => test.close());

  const simulator = () => test.stripe.simulator;
  function intentOf(session: string) {
    const { sessions, intents } = simulator().records;
    const intent = intents[sessions[session]?.payment_intent ?? ''];
    if (!intent) throw new Error(`${session} is not paid`);
    return intent;
  }
  const mailsOf = async (kind: string) => (await outboxRows(test.services)).filter((mail) => mail.kind === kind);
  const seen = (orderId: string) => test.show(orderId);
  const again = (orderId: string) =>
    test.call({ method: 'POST', url: `/staff/orders/${orderId}/payment/capture`, token: test.owner });

  async function held() {
    const { _id: id } = await test.order();
    const session = await test.pay(id);
    await test.work();
    return { id, session };
  }

  it('is asked again with a new key once it has failed, and takes the money once', async () => {
    const { id, session } = await held();
    await test.staffDo(id, 'Confirmed');
    const answer = simulator().answer.bind(simulator());
    let failed = 0;
    // The first capture fails, and Stripe repeats that for its key; reading works.
    simulator().answer = (call) => {
      if (call.path.endsWith('/capture') && failed++ === 0) simulator().failures = 2;
      const said = answer(call);
      simulator().failures = 0;
      return said;
    };
    await test.work();
    simulator().answer = answer;
    expect(intentOf(session)).toMatchObject({ status: 'succeeded', captured: 2600 });
    expect((await test.show(id)).paymentDetails.online).toMatchObject({ state: 'captured', charged: 26 });
  });

  it('opens a page with a new key once it has failed to', async () => {
    const { _id: id } = await test.order();
    const answer = simulator().answer.bind(simulator());
    let failed = 0;
    simulator().answer = (call) => {
      if (call.method === 'POST' && call.path.endsWith('/sessions') && failed++ === 0) simulator().failures = 2;
      const said = answer(call);
      simulator().failures = 0;
      return said;
    };
    await test.pay(id);
    simulator().answer = answer;
  });

  it('tells the owner of a payment that it refuses to take, has it collected at the door, and is asked again', async () => {
    const { id, session } = await held();
    await test.staffDo(id, 'Confirmed');
    simulator().refusals.push({ ...DECLINED, times: 1 });
    await test.work();
    expect(await mailsOf('capture_turned_down')).toHaveLength(1);
    expect((await seen(id)).paymentDetails).toMatchObject({ paymentStatus: 'Failed', online: { isRefused: true } });
    expect(intentOf(session).status).toBe('requires_capture');
    const answer = await again(id);
    expect(answer).toMatchObject({ status: 200 });
    expect(answer.body.data.order.paymentDetails).toMatchObject({ paymentStatus: 'Pending' });
    await test.work();
    expect(intentOf(session).captured).toBe(2600);
    expect((await seen(id)).paymentDetails).toMatchObject({ paymentStatus: 'Paid', online: { charged: 26 } });
    expect((await again(id)).status).toBe(409);
    const history = await test.call({ url: '/staff/audit?action=capture_again', token: test.owner });
    expect(history.body.data.entries).toMatchObject([{ subjectId: id, after: { amount: 26 } }]);
  });

  it('releases what it refused to take once that was collected at the door', async () => {
    const { id, session } = await held();
    await test.staffDo(id, 'Confirmed');
    simulator().refusals.push({ ...DECLINED, times: 1 });
    await test.work();
    for (const status of ['Preparing', 'Ready for Pickup', 'Completed']) await test.staffDo(id, status);
    await test.work();
    expect((await seen(id)).paymentDetails).toMatchObject({ paymentStatus: 'Paid' });
    expect(intentOf(session)).toMatchObject({ status: 'canceled', captured: 0 });
  });

  it('gives back all that is left, whatever somebody has given back at its own pages', async () => {
    const { id, session } = await held();
    await test.staffDo(id, 'Confirmed');
    await test.work();
    simulator().delivery = 'never';
    simulator().refundAtProvider(intentOf(session).id, 500);
    await test.staffDo(id, 'Cancelled by Restaurant', { reason: 'sold_out' });
    await test.work();
    simulator().delivery = 'once';
    expect(intentOf(session)).toMatchObject({ captured: 2600, refunded: 2600 });
    const { paymentDetails } = await seen(id);
    expect(paymentDetails).toMatchObject({ paymentStatus: 'Refunded', online: { refunded: 26 } });
    expect(paymentDetails.online.refunds.map(({ amount }) => amount).toSorted()).toEqual([21, 5]);
    expect(await mailsOf('refund_turned_down')).toEqual([]);
  });

  it('holds what PayPal pays too, and charges at once what cannot be held', async () => {
    const { _id: id } = await test.order();
    const session = await test.pay(id, 'paypal');
    await test.work();
    expect(intentOf(session).status).toBe('requires_capture');
    await test.staffDo(id, 'Cancelled by Restaurant', { reason: 'busy' });
    await test.work();
    expect(intentOf(session)).toMatchObject({ status: 'canceled', captured: 0 });
  });

  it('stops checkout and tells the owner once when it does not know the key any more', async () => {
    const { id } = await held();
    simulator().revoke(KEY);
    await test.staffDo(id, 'Confirmed');
    await test.work();
    expect(await mailsOf('payment_key_denied')).toHaveLength(1);
    const { payment_methods } = await test.services.db
      .selectFrom('restaurants')
      .select('payment_methods')
      .where('slug', '=', 'trattoria')
      .executeTakeFirstOrThrow();
    expect(JSON.parse(payment_methods)).toContainEqual({ methodName: 'Card or wallet', isEnabled: false });
    simulator().records.revoked.length = 0;
    const body = { provider: 'stripe', key: KEY };
    await test.call({ method: 'PUT', url: '/staff/payment-account', token: test.owner, body });
    await test.work();
    // What was waiting goes on by itself, and checkout offers cards again.
    expect((await seen(id)).paymentDetails).toMatchObject({ paymentStatus: 'Paid' });
    await test.order();
  });

  it('is asked about its key every few minutes, though nothing is to be paid: cards go, and come back', async () => {
    const watch = watchKeys(test.services);
    const offersCards = async () =>
      (await test.call({ url: '/restaurants/public/-' })).body.data.restaurant.paymentMethods.some(
        ({ methodName, isEnabled }: { methodName: string; isEnabled: boolean }) =>
          methodName === CARD.method && isEnabled,
      );
    const told = (await mailsOf('payment_key_denied')).length;
    await watch.run();
    expect(await offersCards()).toBe(true);
    simulator().revoke(KEY);
    // It was asked a moment ago.
    await watch.run();
    expect(await offersCards()).toBe(true);
    test.setNow(test.services.clock() + 5 * MINUTE);
    await Promise.all([watch.run(), watch.run()]);
    expect(await offersCards()).toBe(false);
    expect(await mailsOf('payment_key_denied')).toHaveLength(told + 1);
    simulator().records.revoked.length = 0;
    test.setNow(test.services.clock() + 5 * MINUTE);
    await Promise.all([watch.run(), watch.run()]);
    expect(await offersCards()).toBe(true);
    const history = await test.call({ url: '/staff/audit?action=payment_account', token: test.owner });
    expect(history.body.data.entries.slice(0, 2)).toMatchObject([{ who: null }, { who: null }]);
  });

  it('has nothing refunded that the bank disputes, and says how the bank has judged', async () => {
    const { id, session } = await held();
    await test.staffDo(id, 'Confirmed');
    await test.work();
    const { id: intent } = intentOf(session);
    simulator().dispute(intent);
    await simulator().events.settled();
    const refund = () =>
      test.call({
        ...{ method: 'POST', url: `/staff/orders/${id}/refunds`, token: test.owner },
        body: { amount: 1, refunded: 0, reason: 'Cold.' },
      });
    await test.work();
    test.setNow(test.services.clock() + 24 * 3_600_000);
    await test.work();
    expect(await refund()).toMatchObject({ status: 409, body: { code: 'payment_is_disputed' } });
    simulator().judge(intent, 'won');
    test.setNow(test.services.clock() + 24 * 3_600_000);
    await test.work();
    expect((await seen(id)).paymentDetails.online).toMatchObject({ isDisputed: false, dispute: 'won' });
    expect((await refund()).status).toBe(200);
  });
});
