import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CardApp, startCardApp } from '../../../tests/support/card-payments.ts';
import { dialects } from '../../../tests/support/databases.ts';
import { generatedOrders, letHappen, setUpForMoney } from '../../../tests/support/generated-orders.ts';
import { ids } from '../../../tests/support/order-input.ts';
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

const PRINTER = { restaurant_id: ids.restaurant, paper: 'receipt', language: 'en', name: 'Counter', categories: null };

/** Page, paper and mail say the same of one receipt, because they are views of one document, whatever an order is made of. */
describe.each(dialects)('a receipt, on %s,', (dialect) => {
  const { seed, orders } = generatedOrders(5);
  let test: CardApp;
  const placed: string[] = [];
  beforeAll(async () => {
    test = await startCardApp(dialect, { RATE_LIMITS: 'false' });
    test.setNow(NOON);
    await setUpForMoney(test);
    const handedOver = orders.filter(({ end }) => end !== 'waiting');
    for (const order of handedOver) placed.push(await letHappen(test, order));
  });
  afterAll(() => test.close());

  /** Every fact of a document, as people read it. */
  async function factsOf(document: ReceiptDocument) {
    const { seller, receipt, at, lines, fees, deposit, discount, rates, total, cash, tip, creditNotes } = document;
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
      ...(deposit > 0 ? [money(deposit)] : []),
      ...(discount > 0 ? [money(-discount)] : []),
      ...ofRates(rates, 1),
      money(total),
      ...(cash ? [money(cash.rounding), money(cash.paid)] : []),
      ...(tip > 0 ? [money(tip)] : []),
      ...creditNotes.flatMap((note) => [
        ...[note.number, when(note.issuedAt)],
        money(note.reverses ? note.amount : -note.amount),
        ...(note.tip ? [money(note.reverses ? note.tip : -note.tip)] : []),
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
      const ofOrder = rows.filter(({ payload }) => payload.includes(id) && /Completed|Delivered/.test(payload));
      const mails = await Promise.all(ofOrder.map((row) => composeMail(test.services, row)));
      expect(mails.length).toBeGreaterThan(0);
      for (const text of [paper, ...mails.map(({ text }) => text)])
        for (const fact of facts) expect(spaced(text), `seed ${seed}: ${text}`).toContain(spaced(fact));
    }
  });
});

/** Printers have no space that does not break. */
function spaced(text: string): string {
  return text.replace(/[\u00A0\u202F]/g, ' ');
}
