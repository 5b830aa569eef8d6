import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CardApp, KEY, startCardApp } from '../../../tests/support/card-payments.ts';
import { dialects } from '../../../tests/support/databases.ts';
import { outboxRows } from '../../../tests/support/outbox.ts';
import { NOON } from '../../../tests/support/test-app.ts';
import { booksCsv, disputesCsv } from '../../contract/staff/staff-books-csv.ts';
import { DAY, MINUTE } from '../../domain/times/zoned-time.ts';
import { compareBalance } from '../settlement/compare-balance.ts';

const WEEK = 7 * DAY;

describe.each(dialects)('the books and the provider’s, on %s,', (dialect) => {
  let test: CardApp;
  let now = NOON;
  beforeAll(async () => {
    test = await startCardApp(dialect, { RATE_LIMITS: 'false', ACCESS_TOKEN_S: '86400000' });
    test.setNow(now);
  });
  afterAll(() => test.close());

  const simulator = () => test.stripe.simulator;
  const books = async () =>
    (await test.call({ url: '/staff/books?from=2026-06-01&to=2026-08-31', token: test.owner })).body.data;
  const balance = async () => (await books()).provider.balances[0];
  async function nextWeek(): Promise<void> {
    now += WEEK;
    test.setNow(now);
    await compareBalance(test.services).run();
  }
  const letters = async () => (await outboxRows(test.services)).filter(({ kind }) => kind === 'balance_differs');
  async function charged(way: 'pay' | 'mb_way' = 'pay'): Promise<{ id: string; intent: string }> {
    const { _id: id } = await test.order();
    const session = await test.pay(id, way);
    await test.work();
    await test.staffDo(id, 'Confirmed');
    await test.work();
    return { id, intent: simulator().records.sessions[session]?.payment_intent ?? '' };
  }
  const refund = (id: string, amount: number) =>
    test.call({
      method: 'POST',
      url: `/staff/orders/${id}/refunds`,
      token: test.owner,
      body: { amount, refunded: 0, reason: 'Cold.' },
    });

  it('agree by day: charged, given back, fees, what is somebody else’s and what is paid out', async () => {
    expect((await books()).provider).toEqual({ readUntil: null, isForbidden: false, balances: [] });
    const { id } = await charged();
    await charged('mb_way');
    await refund(id, 5);
    await test.work();
    // The restaurant's till has the same account.
    const till = { account: KEY, currency: 'gbp', created: Math.floor(test.services.clock() / 1000) };
    const sale = {
      id: 'txn_till',
      type: 'charge',
      category: 'charge',
      amount: 1000,
      fee: 40,
      source: 'ch_till',
    } as const;
    simulator().records.balance.push({ ...sale, ...till });
    simulator().payOut(KEY, 'gbp');
    await nextWeek();
    const { periods, total, currency } = await balance();
    expect(currency.code).toBe('GBP');
    expect(periods).toHaveLength(1);
    expect(total).toMatchObject({ charged: 52, refunded: 5, disputed: 0, other: 9.6, net: 0, difference: 0 });
    const { charged: taken, refunded, disputed, fees, other, paidOut, net } = total;
    expect(Math.round((taken - refunded - disputed - fees + other - paidOut - net) * 100)).toBe(0);
    expect(await letters()).toEqual([]);
  });

  it('say what was done without us: that is asked about first, and then no difference', async () => {
    const { id, intent } = await charged();
    simulator().delivery = 'never';
    simulator().refundAtProvider(intent, 420);
    await nextWeek();
    simulator().delivery = 'once';
    expect((await test.show(id)).paymentDetails.online).toMatchObject({ refunded: 4.2 });
    expect((await balance()).total.difference).toBe(0);
    expect(await letters()).toEqual([]);
  });

  it('find what was charged of an order that we believe to be unpaid, and give it back', async () => {
    const { _id: id } = await test.order();
    const session = await test.pay(id, 'pay');
    await test.work();
    await test.staffDo(id, 'Cancelled by Restaurant', { reason: 'busy' });
    await test.work();
    const { payment_intent: intent } = simulator().records.sessions[session] ?? {};
    expect(simulator().records.intents[intent ?? '']).toMatchObject({ status: 'canceled', captured: 0 });
    // The two sides disagree about a hold, and nothing is heard of it.
    simulator().delivery = 'never';
    simulator().captureAtProvider(intent ?? '', 2600);
    await nextWeek();
    simulator().delivery = 'once';
    await test.work();
    expect(simulator().records.intents[intent ?? '']).toMatchObject({ captured: 2600, refunded: 2600 });
    await nextWeek();
    expect((await balance()).total.difference).toBe(0);
  });

  it('say on which day they differ, on the page, in the file, and once by mail', async () => {
    const { id } = await charged();
    const day = new Date(test.services.clock()).toISOString().slice(0, 10);
    const change = (captured: number) =>
      test.services.db.updateTable('payments').set({ captured }).where('order_id', '=', id).execute();
    await change(2700);
    const { records } = simulator();
    const entries = records.balance.splice(0);
    await nextWeek();
    expect((await balance()).periods.find(({ period }: { period: string }) => period === day)).toMatchObject({
      ...{ charged: 0, difference: -27 },
    });
    expect(await letters()).toHaveLength(1);
    await nextWeek();
    expect(await letters()).toHaveLength(1);
    const found = await books();
    const [head = '', ...lines] = booksCsv(found, 'comma', String).split('\r\n');
    const column = head.split(',').indexOf('provider GBP: difference');
    expect(lines.find((line) => line.startsWith(day))?.split(',')[column]).toBe('-27');
    // What is written late is read all the same, by whoever connects the account anew.
    records.balance.push(...entries);
    await change(2600);
    const body = { provider: 'stripe', key: KEY };
    await test.call({ method: 'PUT', url: '/staff/payment-account', token: test.owner, body });
    await nextWeek();
    expect((await balance()).total.difference).toBe(0);
    expect(await letters()).toHaveLength(1);
  });

  it('have lost disputes as a row with sum, fee, day and order, and what is won as nothing lost', async () => {
    const lost = await charged();
    const won = await charged();
    const day = new Date(test.services.clock()).toISOString().slice(0, 10);
    const before = (await books()).total;
    for (const { intent } of [lost, won]) {
      test.setNow(test.services.clock() + 2000);
      simulator().dispute(intent);
    }
    simulator().judge(lost.intent, 'lost');
    simulator().judge(won.intent, 'won');
    await test.services.db.updateTable('payments').set({ next_check_at: 0 }).execute();
    await test.work();
    await nextWeek();
    const after = await books();
    expect(after.total).toMatchObject({
      ...{ lost: 26, difference: 0, revenue: before.revenue },
      online: Math.round(before.online * 100 - 2600) / 100,
    });
    const row = { amount: 26, fee: 20 };
    expect(after.disputes).toMatchObject([
      { ...row, orderId: lost.id, state: 'lost' },
      { ...row, orderId: won.id, state: 'won' },
    ]);
    expect(after.provider.balances[0].total).toMatchObject({ disputed: 26, difference: 0 });
    const number = after.disputes[0].orderNumber;
    expect(disputesCsv(after, 'UTC', 'comma', String).split('\r\n')[1]).toBe(`${day},${number},lost,26,20`);
  });

  it('are not read by a key that may not, which the page says', async () => {
    simulator().refusals.push({
      ...{ path: '/balance_transactions', times: 1, status: 403, type: 'invalid_request_error' },
      code: 'more_permissions_required',
    });
    await nextWeek();
    expect((await books()).provider.isForbidden).toBe(true);
    test.setNow(now + MINUTE);
    await nextWeek();
    expect((await books()).provider.isForbidden).toBe(false);
  });
});
