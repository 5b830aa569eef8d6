import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { ids, item, pickup } from '../../../tests/support/order-input.ts';
import { saveTaxes } from '../../../tests/support/receipt-facts.ts';
import { hire } from '../../../tests/support/staff.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import type { OrderStatus } from '../../domain/orders/order-status.ts';
import { inTransaction } from '../platform/database/database.ts';
import { insertReceipt } from './receipts.repo.ts';

const UK = {
  ...{ isIncluded: true, label: 'VAT', bundles: 'split', delivery: 'goods', preset: null },
  rates: [{ taxClass: 'standard', orderType: null, percent: 20, from: null }],
};
const STEPS: OrderStatus[] = ['Confirmed', 'Preparing', 'Ready for Pickup', 'Completed'];

describe.each(dialects)('receipts, on %s,', (dialect) => {
  let app: TestApp;
  let manager: string;
  let customer: string;
  beforeAll(async () => {
    app = await startTestApp(dialect);
    manager = await hire(app, 'Manager');
    customer = await app.register();
  });
  afterAll(() => app.close());

  const give = (receipts: string) => saveTaxes(app, manager, { ...UK, receipts });
  const place = async () => {
    const body = pickup([item('lemonade')]);
    return (await app.call({ method: 'POST', url: '/orders', token: customer, body })).body.data._id as string;
  };
  const move = (id: string, status: OrderStatus) =>
    app.call({ method: 'PATCH', url: `/staff/orders/${id}/status`, token: manager, body: { status } });
  const handOver = async (id: string) => {
    for (const status of STEPS) expect((await move(id, status)).status).toBe(200);
  };
  const shown = async (id: string) => (await app.call({ url: `/orders/${id}`, token: customer })).body.order;
  const numbers = async () => {
    const rows = await app.services.db.selectFrom('receipts').select('number').orderBy('number').execute();
    return rows.map(({ number }) => number);
  };

  it('are given when an order is handed over, where the restaurant gives some', async () => {
    const before = await place();
    await give('receipt');
    const [first, second] = [await place(), await place()];
    expect(await shown(first)).not.toHaveProperty('receipt');
    for (const id of [before, second, first]) await handOver(id);
    expect(await shown(before)).not.toHaveProperty('receipt');
    expect((await shown(second)).receipt).toMatchObject({ number: '000001', kind: 'receipt', tillNumber: null });
    expect((await shown(first)).receipt.number).toBe('000002');
  });

  it('show the number of the till that gives the one that counts, once staff have entered it', async () => {
    await give('till');
    const id = await place();
    const enter = (tillNumber: string | null) =>
      app.call({ method: 'PUT', url: `/staff/orders/${id}/till-number`, token: manager, body: { tillNumber } });
    expect((await enter('FT A/1')).status).toBe(404);
    await handOver(id);
    expect((await enter('FT A/1')).body.data.order.receipt).toMatchObject({ kind: 'till', tillNumber: 'FT A/1' });
    expect((await shown(id)).receipt.tillNumber).toBe('FT A/1');
  });

  it('have numbers without gaps, whatever happens at the same time and whatever is rolled back', async () => {
    await give('receipt');
    const before = (await numbers()).length;
    const orders: string[] = [];
    for (let count = 0; count < 12; count++) orders.push(await place());
    for (const id of orders) for (const status of STEPS.slice(0, 3)) await move(id, status);
    const broken = orders.map((order_id) =>
      inTransaction(app.services.db, async (tx) => {
        await insertReceipt(tx, { restaurant_id: ids.restaurant, order_id, issued_at: 0 });
        throw new Error('killed');
      }).then(
        () => 'kept',
        () => 'rolled back',
      ),
    );
    const answers = await Promise.all([...orders, ...orders].map(async (id) => (await move(id, 'Completed')).status));
    // Killed, or refused because the order had its receipt already.
    expect(new Set(await Promise.all(broken))).toEqual(new Set(['rolled back']));
    expect(answers.filter((status) => status === 200).length).toBe(orders.length);
    const given = await numbers();
    expect(given).toEqual(Array.from({ length: before + orders.length }, (_, index) => index + 1));
  });
});
