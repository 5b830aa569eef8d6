import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { item, pickup, promotionId } from '../../../tests/support/order-input.ts';
import { hire } from '../../../tests/support/staff.ts';
import { NOON, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { DAY } from '../../domain/zoned-time.ts';

describe.each(dialects)('the figures on %s', (dialect) => {
  let app: TestApp;
  let customer: string;
  let manager: string;
  beforeEach(async () => {
    app = await startTestApp(dialect, { ACCESS_TOKEN_S: '864000' });
    customer = await app.register();
    manager = await hire(app, 'Manager');
  });
  afterEach(() => app.close());

  async function placeAt(instant: number, body: object = pickup([item('lemonade', [], 4)])): Promise<string> {
    app.setNow(instant);
    return (await app.call({ method: 'POST', url: '/orders', token: customer, body })).body.data._id;
  }
  const ask = (from: string, to: string, file = '') =>
    app.call({ url: `/staff/figures${file}?from=${from}&to=${to}`, token: manager });

  it('are those of the restaurant’s days, without orders that were called off', async () => {
    await placeAt(NOON);
    await placeAt(NOON, pickup([item('lemonade', [], 2)]));
    const off = await placeAt(NOON + DAY);
    await app.call({ method: 'PATCH', url: `/orders/${off}/cancel-my-order`, token: customer });
    const { data } = (await ask('2026-06-16', '2026-06-18')).body;
    const none = { orders: 0, revenue: 0, average: null, discount: 0, calledOff: 0 };
    expect(data.days).toEqual([
      { date: '2026-06-16', ...none },
      { date: '2026-06-17', ...none, orders: 2, revenue: 19.5, average: 9.75 },
      { date: '2026-06-18', ...none, calledOff: 1 },
    ]);
    expect(data.total).toEqual({ ...none, orders: 2, revenue: 19.5, average: 9.75, calledOff: 1 });
  });

  it('go into a file for spreadsheets', async () => {
    const off = { promotionId: promotionId('last-five'), discountAmount: 5, totalAmount: 17.4 };
    await placeAt(NOON, pickup([item('pasta-trio', ['sauces/pesto', 'sauces/ragu'], 2)], off));
    const { body, headers } = await ask('2026-06-17', '2026-06-17', '.csv');
    expect(body).toBe('date,orders,revenue,average,discount,calledOff\r\n2026-06-17,1,17.4,17.4,5,0\r\n');
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toContain('trattoria-2026-06-17-2026-06-17.csv');
  });

  it('span a year at most, forwards', async () => {
    expect((await ask('2026-06-18', '2026-06-17')).body.code).toBe('span_out_of_range');
    expect((await ask('2025-06-16', '2026-06-17')).body.code).toBe('span_out_of_range');
    expect((await ask('2026-02-30', '2026-06-17')).status).toBe(400);
  });
});
