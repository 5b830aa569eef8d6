import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CardApp, startCardApp } from '../../../tests/support/card-payments.ts';
import { dialects } from '../../../tests/support/databases.ts';
import { ids } from '../../../tests/support/order-input.ts';
import { plansOf } from '../../../tests/support/query-plan.ts';
import { saveTaxes } from '../../../tests/support/receipt-facts.ts';
import { NOON } from '../../../tests/support/test-app.ts';
import { DAY } from '../../domain/times/zoned-time.ts';
import { receiptsIn, refundsOfReceipts } from './receipts-file.repo.ts';

const UK = {
  ...{ isIncluded: true, label: 'VAT', bundles: 'split', delivery: 'goods', preset: null, receipts: 'receipt' },
  rates: [{ taxClass: 'standard', orderType: null, percent: 20, from: null }],
};
const BAG = { name: 'bagFee', amount: 1, orderType: null, below: null, taxClass: 'goods' };

describe.each(dialects)('the file of receipts, on %s,', (dialect) => {
  let test: CardApp;
  beforeAll(async () => {
    test = await startCardApp(dialect, { RATE_LIMITS: 'false' });
    const put = (url: string, body: object) => test.call({ method: 'PUT', url, token: test.owner, body });
    await saveTaxes(test, test.owner, UK);
    await put('/staff/fees', { fees: [BAG], tips: { percentages: [], to: 'team' } });
  });
  afterAll(() => test.close());

  const ask = async (by: string, token = test.owner) => {
    const { body } = await test.call({ url: `/staff/receipts.csv?from=2026-06-01&to=2026-06-30&by=${by}`, token });
    return body as string;
  };
  const rows = async (by: string) =>
    (await ask(by))
      .slice(1)
      .trim()
      .split('\r\n')
      .map((line) => line.split(','));

  const handedOver = async () => {
    const order = await test.order({ bagFee: 1, totalAmount: 27, tip: 2 });
    await test.pay(order._id);
    await test.work();
    for (const status of ['Confirmed', 'Preparing', 'Ready for Pickup', 'Completed']) {
      await test.staffDo(order._id, status);
      await test.work();
    }
    return order;
  };
  const refunding = (id: string) => (amount: number | null, refunded: number) =>
    test.call({
      ...{ method: 'POST', url: `/staff/orders/${id}/refunds`, token: test.owner },
      body: { amount, reason: 'cold', refunded },
    });

  it('has each receipt and each refund with its tax by rate, fees and tip, and nobody’s name', async () => {
    const order = await handedOver();
    const refund = refunding(order._id);
    await refund(12, 0);
    await test.work();
    await refund(null, 12);
    const [head, ...lines] = await rows('receipt');
    expect(head?.join()).toBe(
      'date,time,kind,receipt,till,order,type,method,creditNote,gross,net,tax,net 20%,tax 20%,discount,deliveryFee,bagFee,smallOrderFee,serviceFee,tip',
    );
    const { number } = await test.services.db
      .selectFrom('orders')
      .select('number')
      .where('id', '=', order._id)
      .executeTakeFirstOrThrow();
    const facts = (kind: string, note: string) => [kind, '000001', '', number, 'Pickup', 'Card or wallet', note];
    expect(lines.map((cells) => cells.slice(2))).toEqual([
      [...facts('receipt', ''), ...['27', '22.5', '4.5', '22.5', '4.5', '0', '0', '1', '0', '0', '2']],
      [...facts('refund', '2026-000001'), ...['-12', '-10', '-2', '-10', '-2', '0', '0', '0', '0', '0', '0']],
      [...facts('refund', '2026-000002'), ...['-15', '-12.5', '-2.5', '-12.5', '-2.5', '0', '0', '0', '0', '0', '-2']],
    ]);
    expect(lines[0]?.[0]).toBe('2026-06-17');
  });

  it('adds them up by day and by month', async () => {
    const sums = ['1', '2', '0', '0', '0', '0', '0', '0', '0', '1', '0', '0', '0'];
    expect((await rows('day')).slice(1)).toEqual([['2026-06-17', ...sums]]);
    expect((await rows('month')).at(-1)).toEqual(['2026-06', ...sums]);
  });

  it('is for those who see the figures, and empty where nothing was handed over', async () => {
    const { status } = await test.call({
      url: '/staff/receipts.csv?from=2026-06-01&to=2026-06-30',
      token: test.customer,
    });
    expect(status).toBe(403);
    const { body } = await test.call({ url: '/staff/receipts.csv?from=2026-05-01&to=2026-05-31', token: test.owner });
    expect(body.trim().split('\r\n')).toHaveLength(1);
  });

  it('has the tax of the books, to the unit, whatever was refunded', async () => {
    const refund = refunding((await handedOver())._id);
    for (const [count, amount] of [0.1, 0.2, 0.1, 3.33].entries()) {
      expect((await refund(amount, [0, 0.1, 0.3, 0.4][count] ?? 0)).status).toBe(200);
      await test.work();
    }
    const url = '/staff/books?from=2026-06-01&to=2026-06-30&by=month';
    const { taxes } = (await test.call({ url, token: test.owner })).body.data.total;
    expect(taxes).toHaveLength(1);
    expect((await rows('month')).at(-1)?.slice(3, 6)).toEqual([taxes[0].gross, taxes[0].net, taxes[0].tax].map(String));
  });

  it('reads of the restaurant’s own receipts and payments alone, each by an index', async () => {
    const span = { from: NOON - DAY, to: NOON + DAY };
    const plans = await plansOf(test.services, async (db) => {
      await receiptsIn(db, ids.restaurant, span);
      await refundsOfReceipts(db, ids.restaurant, span.from);
    });
    expect(plans).toHaveLength(3);
    for (const plan of plans) expect(plan).not.toMatch(/Seq Scan|SCAN/);
  });
});
