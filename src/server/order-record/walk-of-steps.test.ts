import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CARD, type CardApp, startCardApp } from '../../../tests/support/card-payments.ts';
import { dialects } from '../../../tests/support/databases.ts';
import { ids, promotionId } from '../../../tests/support/order-input.ts';
import { saveTaxes } from '../../../tests/support/receipt-facts.ts';
import { NOON } from '../../../tests/support/test-app.ts';
import { newPrinter } from '../../../tests/support/world-printers.ts';
import { MINUTE } from '../../domain/times/zoned-time.ts';

const TAXES = {
  ...{ isIncluded: true, label: 'VAT', bundles: 'split', delivery: 'goods', preset: null, receipts: 'receipt' },
  rates: [{ taxClass: 'standard', orderType: null, percent: 20, from: null }],
};
const STEPS = ['Confirmed', 'Preparing', 'Ready for Pickup', 'Completed'] as const;
const CASH = { method: 'Cash', paymentStatus: 'Pending' } as const;

/** Every step of an order, back and again, where receipts, points, prints, mails, slots and promotions are all on. */
describe.each(dialects)('an order that is handed over twice, on %s,', (dialect) => {
  let test: CardApp;
  beforeEach(async () => {
    test = await startCardApp(dialect, { RATE_LIMITS: 'false' });
    test.setNow(NOON);
    await saveTaxes(test, test.owner, TAXES);
    await newPrinter(test, { restaurantId: ids.restaurant });
  });
  afterEach(() => test.close());

  const stepBack = (id: string) =>
    test.call({ method: 'POST', url: `/staff/orders/${id}/step-back`, token: test.owner, body: {} });
  const count = async (table: 'receipts' | 'print_jobs' | 'slot_loads' | 'promotion_customers') => {
    const { n } = await test.services.db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll().as('n'))
      .executeTakeFirstOrThrow();
    return Number(n);
  };
  /** What an order has left behind everywhere. */
  const traces = async (id: string) => {
    const { db } = test.services;
    const points = await db.selectFrom('loyalty_balances').select('points').execute();
    const promotion = await db
      .selectFrom('promotions')
      .select('uses')
      .where('id', '=', promotionId('last-five'))
      .execute();
    const { receipt } = (await test.call({ url: `/orders/${id}`, token: test.customer })).body.order;
    return {
      receipt,
      points: points.map((row) => Number(row.points)),
      promotion,
      prints: await count('print_jobs'),
      slots: await count('slot_loads'),
      coupons: await count('promotion_customers'),
    };
  };
  const lines = async () => {
    const url = '/staff/receipts.csv?from=2026-06-01&to=2026-06-30&by=receipt';
    const { body } = await test.call({ url, token: test.owner });
    return String(body)
      .trim()
      .split(/\r?\n/)
      .slice(1)
      .map((line) => line.split(','));
  };

  it.each([
    ['cash', CASH],
    ['card', CARD],
  ])('and paid by %s keeps its number, and called off has one credit note for all of it', async (_, paymentDetails) => {
    const coupon = { promotionId: promotionId('last-five'), couponCode: 'LAST5', discountAmount: 5, totalAmount: 21 };
    const { _id: id } = await test.order({ paymentDetails, ...coupon });
    if (paymentDetails === CARD) {
      await test.pay(id);
      await test.work();
    }
    for (const status of STEPS) expect((await test.staffDo(id, status)).status).toBe(200);
    await test.work();
    const first = await traces(id);
    expect(first.receipt).toMatchObject({ number: '000001' });
    for (let round = 0; round < 2; round++) {
      expect((await stepBack(id)).status).toBe(200);
      expect((await traces(id)).receipt).toBeUndefined();
      const again = await test.staffDo(id, 'Completed');
      expect(again.status, JSON.stringify(again.body)).toBe(200);
      await test.work();
      expect(await traces(id)).toEqual(first);
    }
    expect((await stepBack(id)).status).toBe(200);
    const off = await test.staffDo(id, 'Cancelled by Restaurant', { reason: 'sold_out' });
    expect(off.status, JSON.stringify(off.body)).toBe(200);
    await test.work();
    const shown = await test.show(id);
    expect(shown).toMatchObject({ receipt: { number: '000001' } });
    expect(shown.creditNotes).toMatchObject([
      { number: '2026-000001', amount: 21, sums: [{ percent: 20, gross: 21 }] },
    ]);
    const sums = (await lines()).map((cells) => [cells[2], cells[8], ...cells.slice(9, 12)]);
    expect(sums).toEqual([
      ['receipt', '', '21', '17.5', '3.5'],
      ['refund', '2026-000001', '-21', '-17.5', '-3.5'],
    ]);
    test.setNow(test.services.clock() + MINUTE);
    expect((await test.show(id)).creditNotes).toHaveLength(1);
  });

  it('keeps the dishes of its receipt: what is missing is refunded, with a credit note', async () => {
    const { _id: id } = await test.order({ paymentDetails: CASH });
    for (const status of STEPS) await test.staffDo(id, status);
    await stepBack(id);
    const shown = async () => (await test.call({ url: `/staff/orders/${id}`, token: test.owner })).body.order;
    const { version: expectedVersion } = await shown();
    const body = { expectedVersion, items: [{ line: 0, quantity: 1 }], reason: 'One fell down.' };
    const asOwner = (method: 'PATCH' | 'POST', url: string, sent: object) =>
      test.call({ method, url: `/staff/orders/${id}/${url}`, token: test.owner, body: sent });
    expect((await asOwner('PATCH', 'items', body)).body.code).toBe('order_has_receipt');
    expect((await asOwner('POST', 'items/quote', body)).body.code).toBe('order_has_receipt');
    await test.staffDo(id, 'Completed');
    const refund = {
      how: 'cash',
      amount: null,
      lines: [{ line: 0, quantity: 1 }],
      refunded: 0,
      reason: 'One fell down.',
    };
    expect((await asOwner('POST', 'refunds', refund)).status).toBe(200);
    expect((await lines()).map((cells) => [cells[2], cells[8], cells[9]])).toEqual([
      ['receipt', '', '26'],
      ['refund', '2026-000001', '-13'],
    ]);
  });
});
