import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CardApp, startCardApp } from '../../../tests/support/card-payments.ts';
import { dialects } from '../../../tests/support/databases.ts';
import { generatedOrders, letHappen, setUpForMoney } from '../../../tests/support/generated-orders.ts';
import { ids } from '../../../tests/support/order-input.ts';
import { NOON } from '../../../tests/support/test-app.ts';
import type { Order } from '../../contract/orders.ts';
import { receiptDocument } from '../../contract/receipt-document.ts';
import type { Books } from '../../contract/staff/staff-books.ts';
import { booksCsv } from '../../contract/staff/staff-books-csv.ts';
import type { Figures } from '../../contract/staff/staff-reports.ts';

const cents = (amount: unknown) => Math.round(Number(amount) * 100);

type Row = Record<string, string>;

/** In every file and document of money the parts are the sum beside them, whatever an order was made of. */
describe.each(dialects)('what stands in files and documents, on %s,', (dialect) => {
  const { seed, orders } = generatedOrders(7);
  let test: CardApp;
  const placed: string[] = [];
  beforeAll(async () => {
    test = await startCardApp(dialect, { RATE_LIMITS: 'false' });
    test.setNow(NOON);
    await setUpForMoney(test);
    for (const order of orders) placed.push(await letHappen(test, order));
  });
  afterAll(() => test.close());

  async function file(path: string): Promise<Row[]> {
    const { body } = await test.call({ url: `/staff/${path}`, token: test.owner });
    return rowsOf(String(body));
  }
  function rowsOf(text: string): Row[] {
    const [head = [], ...rows] = text
      .slice(1)
      .trim()
      .split('\r\n')
      .map((line) => line.split(','));
    return rows.map((cells) => Object.fromEntries(head.map((name, index) => [name, cells[index] ?? ''])));
  }
  const SPAN = 'from=2026-06-01&to=2026-06-30';

  const because = (what: object) => `seed ${seed}: ${JSON.stringify(what)}`;
  const show = async (id: string) => (await test.show(id)) as unknown as Order;
  const staff = async (url: string) => (await test.call({ url, token: test.owner })).body.data;
  const sumOf = <T>(all: readonly T[], amountOf: (each: T) => number) =>
    all.reduce((sum, each) => sum + amountOf(each), 0);

  it('is true of each order’s row, with its refund, coins and receipt', async () => {
    const rows = await file(`orders.csv?${SPAN}`);
    expect(rows).toHaveLength(placed.length);
    for (const row of rows) {
      const added = ['deliveryFee', 'bagFee', 'smallOrderFee', 'serviceFee', 'deposit', 'taxes'];
      const sum = sumOf(added, (name) => cents(row[name])) + cents(row['subtotal']) - cents(row['discount']);
      expect(sum, because(row)).toBe(cents(row['total']));
    }
    for (const [index, id] of placed.entries()) {
      const shown = await show(id);
      const row = rows.find(({ number }) => number === shown.orderNumber) ?? {};
      const { online } = shown.paymentDetails;
      const inCash = sumOf(shown.paymentDetails.cashRefunds ?? [], ({ amount }) => cents(amount));
      expect(cents(row['refunded']), because(row)).toBe(cents(online?.refunded ?? 0) + inCash);
      expect(cents(row['cashRounding']), because(row)).toBe(cents(shown.cashRounding ?? 0));
      expect(row['receipt']).toBe(shown.receipt?.number ?? '');
      const { isCard, tip } = orders[index] ?? { isCard: false, tip: 0 };
      expect(cents(row['tip'])).toBeLessThanOrEqual(isCard ? cents(tip) : 0);
    }
  });

  it.each(['receipt', 'day', 'month'])('is true of the adviser’s file by %s', async (by) => {
    const rows = await file(`receipts.csv?${SPAN}&by=${by}`);
    for (const row of rows) {
      const of = (what: string) =>
        sumOf(
          Object.keys(row).filter((name) => name.startsWith(`${what} `)),
          (name) => cents(row[name]),
        );
      expect(cents(row['net']) + cents(row['tax']), because(row)).toBe(cents(row['gross']));
      expect([of('net'), of('tax')], because(row)).toEqual([cents(row['net']), cents(row['tax'])]);
    }
    // What receipts say, less what their credit notes take back.
    let left = 0;
    for (const id of placed) {
      const { receipt, totalAmount, creditNotes = [] } = await show(id);
      const back = sumOf(creditNotes, ({ amount, reverses }) => cents(reverses ? -amount : amount));
      if (receipt) left += cents(totalAmount) - back;
    }
    expect(
      sumOf(rows, (row) => cents(row['gross'])),
      `seed ${seed}`,
    ).toBe(left);
  });

  it('is true of each order, its receipt and its credit notes', async () => {
    const { restaurant } = await test.services.content.of(ids.restaurant, 'en');
    for (const id of placed) {
      const shown = await show(id);
      const document = receiptDocument(shown, restaurant);
      const grossOf = (sums: readonly { gross: number }[]) => sumOf(sums, ({ gross }) => cents(gross));
      const { lines, fees, deposit, discount, added, rates, total, cash } = document;
      const parts = [...lines, ...fees].map(({ amount }) => cents(amount));
      expect(sumOf(parts, (part) => part) + cents(deposit) - cents(discount) + cents(added), because(document)).toBe(
        cents(total),
      );
      expect(grossOf(rates), because(document)).toBe(cents(total));
      for (const { net, tax, gross } of rates) expect(cents(net) + cents(tax)).toBe(cents(gross));
      if (cash) expect(cents(cash.paid)).toBe(cents(total) + cents(cash.rounding));
      for (const note of document.creditNotes) expect(grossOf(note.sums), because(note)).toBe(cents(note.amount));
      // Each fee has its own rates, and they are the fee.
      for (const { name, amount } of fees.filter((fee) => fee.name !== 'delivery')) {
        const shares = shown.tax?.fees?.filter(({ fee }) => fee === name) ?? [];
        expect(
          sumOf(shares, (share) => cents(share.amount)),
          because(shares),
        ).toBe(cents(amount));
      }
      const letters = fees.find(({ name }) => name === 'bagFee')?.letters;
      expect(letters).toBe(rates.find(({ percent }) => percent === 20)?.letter);
    }
  });

  it.each(['day', 'month'])('is true of the books by %s, and of their file', async (by) => {
    const books = (await staff(`/staff/books?${SPAN}&by=${by}`)) as Books;
    const { periods, total } = books;
    for (const each of [...periods, total]) {
      const { sales, refunds, revenue, online, atDoor, open, lost, rounding = 0, difference, taxes, methods } = each;
      expect(cents(difference), because(each)).toBe(0);
      expect(cents(revenue)).toBe(cents(sales) - cents(refunds));
      const came = cents(online) + cents(atDoor) + cents(open) + cents(lost);
      expect(cents(revenue) + cents(rounding), because(each)).toBe(came);
      expect(
        sumOf(taxes, ({ gross }) => cents(gross)),
        because(each),
      ).toBe(cents(revenue));
      for (const { net, tax, gross } of taxes) expect(cents(net) + cents(tax)).toBe(cents(gross));
      expect(
        sumOf(methods, ({ received }) => cents(received)),
        because(each),
      ).toBe(cents(online) + cents(atDoor));
    }
    const rows = rowsOf(booksCsv(books, 'comma', String));
    for (const name of ['sales', 'refunds', 'online', 'atDoor', 'open', 'rounding', 'deposits', 'tips'] as const)
      expect(
        sumOf(rows, (row) => cents(row[name])),
        name,
      ).toBe(cents(total[name] ?? 0));
    for (const row of rows) {
      const received = Object.keys(row).filter((name) => name.startsWith('received: '));
      expect(sumOf(received, (name) => cents(row[name]))).toBe(cents(row['online']) + cents(row['atDoor']));
    }
  });

  it('is true of the days’ figures and of today’s takings: what they sold is what the orders cost', async () => {
    const { days, total } = (await staff(`/staff/figures?${SPAN}`)) as Figures;
    const rows = await file(`figures.csv?${SPAN}`);
    expect(sumOf(rows, (row) => cents(row['revenue']))).toBe(cents(total.revenue));
    expect(
      sumOf(days, ({ revenue }) => cents(revenue)),
      `seed ${seed}`,
    ).toBe(cents(total.revenue));
    const shown = await Promise.all(placed.map(show));
    const accepted = shown.filter(({ status }) => !/Cancelled|Rejected|Pending|Awaiting|Failed/.test(status));
    const cost = sumOf(accepted, ({ totalAmount }) => cents(totalAmount));
    const { sales } = await staff('/staff/today');
    expect(cents(sales.revenue), `seed ${seed}`).toBe(cost);
  });
});
