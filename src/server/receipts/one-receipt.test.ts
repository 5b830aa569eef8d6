import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CARD, type CardApp, startCardApp } from '../../../tests/support/card-payments.ts';
import { dialects } from '../../../tests/support/databases.ts';
import { ids, item, promotionId } from '../../../tests/support/order-input.ts';
import { LEGAL } from '../../../tests/support/receipt-facts.ts';
import { NOON } from '../../../tests/support/test-app.ts';
import { type ReceiptDocument, receiptDocument } from '../../contract/receipt-document.ts';
import { toMinor } from '../../domain/money/money.ts';
import { composeMail } from '../mail/compose-mail.ts';
import { findOrder } from '../orders/orders.repo.ts';
import { partsOf } from '../papers/receiptline.ts';
import { wordsOf } from '../papers/rows.ts';
import { moneyText } from '../platform/money-text.ts';
import { dateTimeText } from '../platform/time-text.ts';
import { orderPaper } from '../printers/job-paper.ts';
import type { PrinterRow } from '../printing/printers.repo.ts';
import { percentText } from '../taxes/present-tax.ts';

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
const PRINTER = { restaurant_id: ids.restaurant, paper: 'receipt', language: 'en', name: 'Counter', categories: null };

/** Page, paper and mail say the same of one receipt, because they are views of one document. */
describe.each(dialects)('a receipt, on %s,', (dialect) => {
  let test: CardApp;
  const placed: string[] = [];
  beforeAll(async () => {
    test = await startCardApp(dialect, { RATE_LIMITS: 'false' });
    test.setNow(NOON);
    const put = (url: string, body: object) => test.call({ method: 'PUT', url, token: test.owner, body });
    for (const [url, body] of [
      ['/staff/legal', LEGAL],
      ['/staff/taxes', TAXES],
      ['/staff/fees', { fees: FEES, tips: { percentages: [], to: 'team' } }],
    ] as const) {
      const saved = await put(url, body);
      expect(saved.status, JSON.stringify(saved.body)).toBe(200);
    }
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
    await test.call({ method: 'POST', url: `/staff/orders/${id}/refunds`, token: test.owner, body });
    await test.work();
  }

  /** Every fact of a document, as people read it. */
  async function factsOf({ seller, receipt, at, lines, fees, rates, total, tip, creditNotes }: ReceiptDocument) {
    const { restaurant } = await test.services.content.of(ids.restaurant, 'en');
    const money = (amount: number) => moneyText(toMinor(amount, 2), restaurant.currency, 'en');
    const when = (instant: string) => dateTimeText(Date.parse(instant), restaurant.timezone, 'en');
    const ofRates = (sums: ReceiptDocument['rates'], sign: number) =>
      sums.flatMap(({ letter, percent, net, tax, gross }) => [
        `${letter} ${percentText(percent, 'en')}`,
        ...[net, tax, gross].map((amount) => money(sign * amount)),
      ]);
    return [
      ...[seller.company, seller.name ?? '', seller.address, seller.taxNumber, when(at), receipt?.number ?? 'none'],
      ...lines.flatMap(({ quantity, name, letters, amount }) => [`${quantity} × ${name} ${letters}`, money(amount)]),
      ...fees.flatMap(({ letters, amount }) => [letters, money(amount)]),
      ...ofRates(rates, 1),
      money(total),
      ...(tip > 0 ? [money(tip)] : []),
      ...creditNotes.flatMap((note) => [
        ...[note.number, when(note.issuedAt)],
        ...ofRates(note.sums, note.reverses ? 1 : -1),
      ]),
    ];
  }

  it('has the same facts on the page’s document, on paper and in the mail', async () => {
    const { restaurant } = await test.services.content.of(ids.restaurant, 'en');
    for (const id of placed) {
      const shown = (await test.call({ url: `/orders/${id}`, token: test.customer })).body.order;
      const facts = await factsOf(receiptDocument(shown, restaurant));
      const stored = await findOrder(test.services.db, { restaurantId: ids.restaurant, userId: null, id });
      if (!stored) throw new Error(`no order ${id}`);
      const printer = { ...PRINTER, station_id: null } as unknown as PrinterRow;
      const marks = await orderPaper(test.services, printer, stored, { copy: 1, reason: { kind: 'order' } });
      const paper = wordsOf(partsOf(marks, { language: 'en', columns: 200 }));
      const rows = await test.services.db.selectFrom('outbox').selectAll().where('kind', '=', 'order_status').execute();
      const ofOrder = rows.filter(({ payload }) => payload.includes(id) && payload.includes('Completed'));
      const mails = await Promise.all(ofOrder.map((row) => composeMail(test.services, row)));
      expect(mails.length).toBeGreaterThan(0);
      for (const text of [paper, ...mails.map(({ text }) => text)])
        for (const fact of facts) expect(text, text).toContain(fact);
    }
  });
});
