import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CardApp, startCardApp } from '../../../tests/support/card-payments.ts';
import { dialects } from '../../../tests/support/databases.ts';
import { item, pickup } from '../../../tests/support/order-input.ts';
import { saveTaxes } from '../../../tests/support/receipt-facts.ts';
import { NOON } from '../../../tests/support/test-app.ts';
import { booksCsv } from '../../contract/staff/staff-books-csv.ts';
import { LANGUAGES } from '../../domain/languages.ts';
import { DAY } from '../../domain/times/zoned-time.ts';
import { composeMail } from '../mail/compose-mail.ts';
import { checkBooks } from './check-books.ts';

const TAXES = {
  ...{ isIncluded: true, label: 'VAT', bundles: 'split', delivery: 'goods', receipts: 'receipt', preset: null },
  rates: [{ taxClass: 'standard', orderType: null, percent: 20, from: null }],
};

describe.each(dialects)('the books, on %s,', (dialect) => {
  let test: CardApp;
  beforeAll(async () => {
    test = await startCardApp(dialect, { RATE_LIMITS: 'false', ACCESS_TOKEN_S: '86400000' });
    test.setNow(NOON);
    await saveTaxes(test, test.owner, TAXES);
  });
  afterAll(() => test.close());

  const books = async (by = 'day') =>
    (await test.call({ url: `/staff/books?from=2026-06-01&to=2026-06-30&by=${by}`, token: test.owner })).body.data;
  const finish = async (id: string) => {
    for (const status of ['Confirmed', 'Preparing', 'Ready for Pickup', 'Completed']) await test.staffDo(id, status);
  };
  const paid = async () => {
    const { _id } = await test.order();
    await test.pay(_id);
    await test.work();
    return _id;
  };
  const letters = () =>
    test.services.db
      .selectFrom('outbox')
      .selectAll()
      .where('kind', 'in', ['books_differ', 'payment_disputed'])
      .execute();

  it('say what was sold, given back and received, its tax and receipts, by day and month, to the cent', async () => {
    const cash = pickup([item('lemonade', [], 4)]);
    const { _id } = (await test.call({ method: 'POST', url: '/orders', token: test.customer, body: cash })).body.data;
    await finish(_id);
    const open = pickup([item('lemonade')]);
    await test.call({ method: 'POST', url: '/orders', token: test.customer, body: open });
    const card = await paid();
    await finish(card);
    await test.work();
    const refund = { amount: null, lines: [{ line: 0, quantity: 1 }], refunded: 0, reason: 'Cold.' };
    await test.call({ method: 'POST', url: `/staff/orders/${card}/refunds`, token: test.owner, body: refund });
    const off = await paid();
    await test.staffDo(off, 'Cancelled by Restaurant', { reason: 'busy' });
    await test.work();
    const { periods, total } = await books();
    expect(periods).toHaveLength(1);
    expect(total).toMatchObject({
      ...{ orders: 3, sales: 42.25, refunds: 13, revenue: 29.25, online: 13, atDoor: 13, open: 3.25, difference: 0 },
      methods: expect.arrayContaining([
        { method: 'Cash', received: 13 },
        { method: 'Card or wallet', received: 13 },
      ]),
      receipts: { count: 2, first: '000001', last: '000002' },
    });
    const [{ net, tax, gross }] = total.taxes;
    expect([gross, Math.round((net + tax) * 100)]).toEqual([29.25, 2925]);
    const months = await books('month');
    expect(months.total).toEqual(total);
    expect(months.periods.map(({ period }: { period: string }) => period)).toEqual(['2026-06']);
    expect(booksCsv(months, 'comma', String).split('\r\n')[1]).toMatch(/^2026-06,3,42\.25,13,29\.25,13,13,3\.25,0,/);
  });

  it('are looked through, and owners hear once of orders that do not add up', async () => {
    const look = checkBooks(test.services);
    test.setNow(NOON + DAY);
    await test.work();
    expect(await look.run()).toBe(0);
    const card = await test.services.db
      .selectFrom('payments')
      .select('id')
      .where('captured', '>', 0)
      .executeTakeFirst();
    const change = (captured: number) =>
      test.services.db
        .updateTable('payments')
        .set({ captured })
        .where('id', '=', card?.id ?? '')
        .execute();
    await change(2500);
    expect([await look.run(), await look.run()]).toEqual([1, 1]);
    expect((await letters()).map(({ recipient, kind }) => `${kind} ${recipient}`)).toEqual([
      'books_differ owner@example.test',
    ]);
    expect((await books()).total.difference).toBe(1);
    await change(2600);
  });

  it('tell owners of a disputed payment, once', async () => {
    const id = await paid();
    await finish(id);
    await test.work();
    const { simulator } = test.stripe;
    simulator.dispute(Object.keys(simulator.records.intents).at(-1) as string);
    const asked = () =>
      test.services.db.updateTable('payments').set({ next_check_at: 0 }).where('order_id', '=', id).execute();
    for (const _ of [1, 2]) {
      await asked();
      await test.work();
    }
    const rows = await letters();
    expect(rows.filter(({ kind }) => kind === 'payment_disputed')).toHaveLength(1);
    for (const row of rows) {
      for (const language of LANGUAGES) {
        const { subject, html, text } = await composeMail(test.services, { ...row, language });
        for (const part of [subject, html, text]) expect(part).not.toMatch(/\{\w+[,}]|undefined|\bNaN\b|\[object/);
      }
    }
  });
});
