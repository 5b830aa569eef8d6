import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CardApp, startCardApp } from '../../../tests/support/card-payments.ts';
import { dialects } from '../../../tests/support/databases.ts';
import { ids, item, pickup } from '../../../tests/support/order-input.ts';
import { saveTaxes } from '../../../tests/support/receipt-facts.ts';
import { NOON } from '../../../tests/support/test-app.ts';
import { booksCsv } from '../../contract/staff/staff-books-csv.ts';
import { DAY } from '../../domain/times/zoned-time.ts';
import { composeMail } from '../mail/compose-mail.ts';

const TAXES = {
  ...{ isIncluded: true, label: 'VAT', bundles: 'split', delivery: 'goods', receipts: 'receipt', preset: null },
  rates: [{ taxClass: 'standard', orderType: null, percent: 20, from: null }],
};

describe.each(dialects)('money back in cash, on %s,', (dialect) => {
  let test: CardApp;
  beforeAll(async () => {
    test = await startCardApp(dialect, { RATE_LIMITS: 'false', ACCESS_TOKEN_S: '86400000' });
    test.setNow(NOON);
    await saveTaxes(test, test.owner, TAXES);
  });
  afterAll(() => test.close());

  const finish = async (id: string) => {
    for (const status of ['Confirmed', 'Preparing', 'Ready for Pickup', 'Completed']) await test.staffDo(id, status);
    return id;
  };
  /** Two large pizzas for 26.00, paid at the counter. */
  const placed = async () => {
    const body = pickup([item('margherita', ['size/large'], 2)]);
    return (await test.call({ method: 'POST', url: '/orders', token: test.customer, body })).body.data._id as string;
  };
  const paid = async () => finish(await placed());
  const paidByCard = async () => {
    const { _id } = await test.order();
    await test.pay(_id);
    await test.work();
    await finish(_id);
    await test.work();
    return _id;
  };
  const give = (id: string, input: object, token = test.owner) =>
    test.call({
      ...{ method: 'POST', url: `/staff/orders/${id}/refunds`, token },
      body: { how: 'cash', amount: null, refunded: 0, reason: 'It was cold.', ...input },
    });
  const books = async () =>
    (await test.call({ url: '/staff/books?from=2026-06-01&to=2026-06-30&by=day', token: test.owner })).body.data;
  const sums = async () => (await books()).total;
  const record = async (id: string) =>
    (await test.call({ url: `/staff/orders/${id}/record`, token: test.owner })).body.data;

  it('stands in the order, its record, a credit note with tax, the books, files and a mail', async () => {
    const id = await paid();
    const before = await sums();
    const answer = await give(id, { lines: [{ line: 0, quantity: 1 }] });
    expect(answer.status).toBe(200);
    const { order } = answer.body.data;
    expect(order.paymentDetails).toMatchObject({
      paymentStatus: 'Paid',
      cashRefunds: [{ amount: 13, cash: 13, reason: 'It was cold.', lines: [{ line: 0, quantity: 1 }] }],
    });
    expect(order.refundable).toMatchObject({ card: 0, cash: 13 });
    const year = new Date(test.services.clock()).getUTCFullYear();
    expect(order.creditNotes).toMatchObject([
      { number: `${year}-000001`, amount: 13, reason: 'It was cold.', sums: [{ percent: 20, net: 10.83, tax: 2.17 }] },
    ]);
    expect((await record(id)).events.at(-1)).toMatchObject({
      kind: 'cash_refunded',
      amount: 13,
      reason: 'It was cold.',
    });

    const after = await sums();
    expect(after.refunds - before.refunds).toBe(13);
    expect(before.atDoor - after.atDoor).toBe(13);
    expect(after).toMatchObject({ difference: 0, sales: before.sales, taxes: [{ gross: after.revenue }] });
    expect(booksCsv(await books(), 'semicolon', String)).toContain(';26;13;13;0;13;0;0;');
    const file = async (path: string) => String((await test.call({ url: path, token: test.owner })).body);
    const span = 'from=2026-06-01&to=2026-06-30';
    expect(await file(`/staff/orders.csv?${span}`)).toMatch(new RegExp(`^${order.orderNumber},.*,13,`, 'm'));
    expect(await file(`/staff/receipts.csv?${span}&by=receipt`)).toMatch(
      new RegExp(`,refund,.*,${order.orderNumber},Pickup,Cash.*,${year}-000001,-13,`),
    );
    const mails = await test.services.db
      .selectFrom('outbox')
      .selectAll()
      .where('kind', '=', 'order_cash_refund')
      .execute();
    const { text } = await composeMail(test.services, mails[0] as (typeof mails)[number]);
    expect(text).toMatch(/gave you back £13.00 of order .* in cash/);
    expect(text).toContain(`${year}-000001`);
    expect(text).toContain('1 × Margherita');
  });

  it('takes back the points that were earned by it, and makes an order of which all went back refunded', async () => {
    const id = await paid();
    expect((await give(id, { amount: 6 })).body.data.order.paymentDetails.paymentStatus).toBe('Paid');
    const { order } = (await give(id, { refunded: 6 })).body.data;
    expect(order.paymentDetails.paymentStatus).toBe('Refunded');
    expect(order.refundable).toMatchObject({ card: 0, cash: 0 });
    const row = await test.services.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(row.points_earned).toBe(0);
    expect((await sums()).difference).toBe(0);
  });

  it('is never more than was paid, with the card and whatever happens at once', async () => {
    const id = await paid();
    expect((await give(id, { amount: 26.01 })).body.code).toBe('refund_too_much');
    const twice = await Promise.all([0, 0, 0, 0].map(() => give(id, { amount: 20 })));
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect((await give(id, { amount: 20, refunded: 20 })).body.code).toBe('refund_too_much');
    expect((await give(id, { lines: [{ line: 0, quantity: 2 }], refunded: 20 })).body.code).toBe('refund_too_much');

    const card = await paidByCard();
    const both = await Promise.all([give(card, { amount: 20 }), give(card, { how: 'card', amount: 20 })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await give(card, { how: 'card', amount: 6.01, refunded: 20 })).body.code).toBe('refund_too_much');
    expect((await give(card, { amount: 6.01, refunded: 20 })).body.code).toBe('refund_too_much');
    expect((await give(card, { how: 'card', amount: null, refunded: 20 })).status).toBe(200);
    await test.work();
    const total = await sums();
    expect(total.difference).toBe(0);
    const received = total.methods.reduce((sum: number, each: { received: number }) => sum + each.received, 0);
    expect(received).toBeCloseTo(total.revenue, 5);
  });

  it('takes what a card paid out of the till, not off the card', async () => {
    const before = await sums();
    const id = await paidByCard();
    await give(id, { amount: 5 });
    const after = await sums();
    expect(after.online - before.online).toBe(26);
    expect(before.atDoor - after.atDoor).toBe(5);
    // Whoever was faster in the test before has left more or less of it.
    const cashOf = ({ methods }: typeof after) =>
      methods.find(({ method }: { method: string }) => method === 'Cash')?.received ?? 0;
    expect(cashOf(before) - cashOf(after)).toBeCloseTo(5, 5);
    expect(after.difference).toBe(0);
  });

  it('is for finished orders, and keeps the handover', async () => {
    const id = await placed();
    expect((await give(id, { amount: 1 })).body.code).toBe('order_not_finished');
    await finish(id);
    await give(id, { amount: 1 });
    const back = await test.call({ method: 'POST', url: `/staff/orders/${id}/step-back`, token: test.owner, body: {} });
    expect(back.body.code).toBe('step_back_cash');
    const open = await placed();
    await test.staffDo(open, 'Cancelled by Restaurant', { reason: 'busy' });
    expect((await give(open, {})).body.code).toBe('refund_too_much');
  });

  it('has credit notes of one series, without gaps', async () => {
    const orders = [await paid(), await paidByCard(), await paid(), await paidByCard()];
    await Promise.all(orders.map((id, index) => give(id, { how: index % 2 ? 'card' : 'cash', amount: 2 })));
    const numbersIn = (table: 'payment_acts' | 'cash_refunds') =>
      test.services.db
        .selectFrom(table)
        .select('credit_number')
        .where('restaurant_id', '=', ids.restaurant)
        .where('credit_number', 'is not', null)
        .execute();
    const numbers = [...(await numbersIn('payment_acts')), ...(await numbersIn('cash_refunds'))].map((row) =>
      Number(row.credit_number),
    );
    expect(numbers.sort((a, b) => a - b)).toEqual(numbers.map((_, index) => index + 1));
  });

  it('needs the permission for refunds', async () => {
    expect((await give(await paid(), { amount: 1 }, test.customer)).status).toBe(403);
  });

  it('is the other way of a refund that the card turned down', async () => {
    const before = await sums();
    const id = await paidByCard();
    await give(id, { how: 'card' });
    await test.work();
    const { simulator } = test.stripe;
    simulator.turnDownRefund(simulator.records.refunds.at(-1)?.id ?? '');
    for (let day = 0; day < 2; day++) {
      test.setNow(test.services.clock() + DAY);
      await test.work();
    }
    expect((await test.show(id)).paymentDetails.online.refunded).toBe(0);
    expect((await give(id, {})).status).toBe(200);
    const after = await sums();
    expect(after).toMatchObject({ difference: 0, revenue: before.revenue });
  });
});

describe.each(dialects)('points for an order, on %s,', (dialect) => {
  let test: CardApp;
  beforeAll(async () => {
    test = await startCardApp(dialect, { RATE_LIMITS: 'false', ACCESS_TOKEN_S: '86400000' });
    test.setNow(NOON);
  });
  afterAll(() => test.close());

  it('are credited once however often it is sent, and stand in its record, the points and a mail, not in the books', async () => {
    const body = pickup([item('margherita', ['size/large'], 2)]);
    const { _id: id } = (await test.call({ method: 'POST', url: '/orders', token: test.customer, body })).body.data;
    const credit = (key: string) =>
      test.call({
        ...{ method: 'POST', url: `/staff/orders/${id}/points`, token: test.owner },
        headers: { 'idempotency-key': key },
        body: { points: 30, reason: 'Sorry for the wait.' },
      });
    expect((await credit('early')).body.code).toBe('order_not_finished');
    for (const status of ['Confirmed', 'Preparing', 'Ready for Pickup', 'Completed']) await test.staffDo(id, status);
    const books = async () =>
      (await test.call({ url: '/staff/books?from=2026-06-01&to=2026-06-30&by=day', token: test.owner })).body.data;
    const before = await books();
    const answers = await Promise.all(['one', 'one', 'one'].map(credit));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { points } = await test.services.db.selectFrom('loyalty_balances').select('points').executeTakeFirstOrThrow();
    expect(points).toBe(26 + 30);
    const { events } = (await test.call({ url: `/staff/orders/${id}/record`, token: test.owner })).body.data;
    expect(events.filter(({ kind }: { kind: string }) => kind === 'points')).toMatchObject([
      { points: 30, reason: 'Sorry for the wait.' },
    ]);
    expect(await books()).toEqual(before);
    const mails = await test.services.db.selectFrom('outbox').selectAll().where('kind', '=', 'order_points').execute();
    expect(mails).toHaveLength(1);
    const { text } = await composeMail(test.services, mails[0] as (typeof mails)[number]);
    expect(text).toContain('credited you with 30 points');
    expect(text).toContain('Sorry for the wait.');
  });
});
