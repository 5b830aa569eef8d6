import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CARD, type CardApp, startCardApp } from '../../../tests/support/card-payments.ts';
import { dialects } from '../../../tests/support/databases.ts';
import { item, promotionId } from '../../../tests/support/order-input.ts';
import { saveTaxes } from '../../../tests/support/receipt-facts.ts';
import { NOON } from '../../../tests/support/test-app.ts';

const TAXES = {
  ...{ isIncluded: true, label: 'VAT', bundles: 'split', delivery: 'goods', preset: null, receipts: 'receipt' },
  rates: [
    { taxClass: 'standard', orderType: null, percent: 20, from: null },
    { taxClass: 'meal', orderType: null, percent: 8.875, from: null },
  ],
};
const FEES = [
  { name: 'bagFee', amount: 0.15, orderType: null, below: null, taxClass: 'standard' },
  { name: 'smallOrderFee', amount: 1.35, orderType: null, below: 40, taxClass: 'goods' },
  { name: 'serviceFee', amount: 0.45, orderType: null, below: null, taxClass: 'standard' },
];
const ADDED = { bagFee: 0.15, smallOrderFee: 1.35, serviceFee: 0.45 };
const CASH = { method: 'Cash', paymentStatus: 'Pending' } as const;
const cents = (amount: unknown) => Math.round(Number(amount) * 100);

type Row = Record<string, string>;

/** In every file and document of money the parts are the sum beside them, whatever an order was made of. */
describe.each(dialects)('what stands in files and documents, on %s,', (dialect) => {
  let test: CardApp;
  const placed: string[] = [];
  beforeAll(async () => {
    test = await startCardApp(dialect, { RATE_LIMITS: 'false' });
    test.setNow(NOON);
    const put = (url: string, body: object) => test.call({ method: 'PUT', url, token: test.owner, body });
    await saveTaxes(test, test.owner, TAXES);
    const fees = await put('/staff/fees', { fees: FEES, tips: { percentages: [], to: 'team' } });
    expect(fees.status, JSON.stringify(fees.body)).toBe(200);
    await order({ paymentDetails: CASH, totalAmount: 27.95 });
    const off = { promotionId: promotionId('last-five'), couponCode: 'LAST5', discountAmount: 5, totalAmount: 22.95 };
    const paid = await order({ paymentDetails: CARD, tip: 2, ...off });
    await refund(paid, 6.5);
    const back = await order({ paymentDetails: CASH, totalAmount: 27.95 });
    await test.call({ method: 'POST', url: `/staff/orders/${back}/step-back`, token: test.owner, body: {} });
    await test.staffDo(back, 'Cancelled by Restaurant', { reason: 'sold_out' });
    await test.work();
  });
  afterAll(() => test.close());

  async function order(more: object): Promise<string> {
    const { _id } = await test.order({ items: [item('margherita', ['size/large'], 2)], ...ADDED, ...more });
    if ('tip' in more) await test.pay(_id);
    await test.work();
    for (const status of ['Confirmed', 'Preparing', 'Ready for Pickup', 'Completed']) await test.staffDo(_id, status);
    await test.work();
    placed.push(_id);
    return _id;
  }
  async function refund(id: string, amount: number): Promise<void> {
    const body = { amount, reason: 'cold', refunded: 0 };
    const answer = await test.call({ method: 'POST', url: `/staff/orders/${id}/refunds`, token: test.owner, body });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    await test.work();
  }
  async function file(path: string): Promise<Row[]> {
    const { body } = await test.call({ url: `/staff/${path}`, token: test.owner });
    const [head = [], ...rows] = String(body)
      .slice(1)
      .trim()
      .split('\r\n')
      .map((line) => line.split(','));
    return rows.map((cells) => Object.fromEntries(head.map((name, index) => [name, cells[index] ?? ''])));
  }
  const SPAN = 'from=2026-06-01&to=2026-06-30';

  it('is true of each order’s row, with its refund and receipt', async () => {
    const rows = await file(`orders.csv?${SPAN}`);
    expect(rows).toHaveLength(3);
    for (const row of rows) {
      const fees = ['deliveryFee', 'bagFee', 'smallOrderFee', 'serviceFee', 'taxes'].map((name) => cents(row[name]));
      const sum = fees.reduce((all, each) => all + each, cents(row['subtotal']) - cents(row['discount']));
      expect(sum, JSON.stringify(row)).toBe(cents(row['total']));
    }
    expect(rows.map(({ receipt, refunded, tip }) => [receipt, refunded, tip])).toEqual([
      ['000001', '0', '0'],
      ['000002', '6.5', '2'],
      ['000003', '0', '0'],
    ]);
  });

  it.each(['receipt', 'day', 'month'])('is true of the adviser’s file by %s', async (by) => {
    const rows = await file(`receipts.csv?${SPAN}&by=${by}`);
    for (const row of rows) {
      const of = (what: string) =>
        Object.keys(row)
          .filter((name) => name.startsWith(`${what} `))
          .reduce((sum, name) => sum + cents(row[name]), 0);
      expect(cents(row['net']) + cents(row['tax']), JSON.stringify(row)).toBe(cents(row['gross']));
      expect([of('net'), of('tax')]).toEqual([cents(row['net']), cents(row['tax'])]);
    }
    const gross = rows.reduce((sum, row) => sum + cents(row['gross']), 0);
    // Two orders stay; 6.50 of one was given back.
    expect(gross).toBe(2795 + 2295 - 650);
  });

  it('is true of each order, its receipt and its credit notes', async () => {
    for (const id of placed) {
      const shown = (await test.call({ url: `/orders/${id}`, token: test.customer })).body.order;
      const { tax, creditNotes = [] } = shown;
      const fees = cents(shown.bagFee) + cents(shown.smallOrderFee) + cents(shown.serviceFee);
      expect(cents(shown.subtotal) - cents(shown.discountAmount) + fees).toBe(cents(shown.totalAmount));
      const grossOf = (sums: { gross: number }[]) => sums.reduce((sum, { gross }) => sum + cents(gross), 0);
      expect(grossOf(tax.sums)).toBe(cents(shown.totalAmount));
      for (const { net, tax: due, gross } of tax.sums) expect(cents(net) + cents(due)).toBe(cents(gross));
      for (const note of creditNotes) expect(grossOf(note.sums)).toBe(cents(note.amount));
      // Each fee has its own rates, and they are the fee.
      for (const [name, amount] of Object.entries(ADDED)) {
        const shares: { fee: string; amount: number }[] = tax.fees.filter(({ fee }: { fee: string }) => fee === name);
        expect(shares.reduce((sum, share) => sum + cents(share.amount), 0)).toBe(cents(amount));
      }
      expect(tax.fees.find(({ fee }: { fee: string }) => fee === 'bagFee')).toMatchObject({ percent: 20 });
    }
  });
});
