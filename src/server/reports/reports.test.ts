import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { delivery, ids, item, pickup, productId, promotionId } from '../../../tests/support/order-input.ts';
import { plansOf } from '../../../tests/support/query-plan.ts';
import { hire } from '../../../tests/support/staff.ts';
import { NOON, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { DAY, MINUTE } from '../../domain/times/zoned-time.ts';
import { ordersAfter } from './orders-file.ts';
import { callOffs, sumsByAcquaintance, sumsByCategory } from './report-parts.repo.ts';
import { bestDishes, promotionCosts, sumsByPayment, sumsByQuarter } from './reports.repo.ts';

const HOUR = 60 * MINUTE;

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
    const none = { orders: 0, revenue: 0, average: null, discount: 0, calledOff: 0, promised: 0, onTime: 0 };
    expect(data.days).toEqual([
      { date: '2026-06-16', ...none },
      { date: '2026-06-17', ...none, orders: 2, revenue: 19.5, average: 9.75 },
      { date: '2026-06-18', ...none, calledOff: 1 },
    ]);
    expect(data.total).toEqual({ ...none, orders: 2, revenue: 19.5, average: 9.75, calledOff: 1 });
  });

  it('say at which hours orders come, and which dishes they are for', async () => {
    await placeAt(NOON, pickup([item('lemonade', [], 4), item('tiramisu')]));
    await placeAt(NOON + 7 * HOUR + 50 * MINUTE, pickup([item('lemonade'), item('diavola', ['size/regular'])]));
    const off = await placeAt(NOON + DAY, pickup([item('tiramisu', [], 9)]));
    await app.call({ method: 'PATCH', url: `/orders/${off}/cancel-my-order`, token: customer });
    const { data } = (await ask('2026-06-17', '2026-06-18')).body;
    expect(data.hours).toHaveLength(24);
    expect(data.hours.filter(({ orders }: { orders: number }) => orders > 0)).toEqual([
      { hour: 13, orders: 1 },
      { hour: 20, orders: 1 },
    ]);
    expect(data.dishes).toEqual([
      { productId: productId('lemonade'), name: 'Lemonade', quantity: 5, revenue: 16.25 },
      { productId: productId('diavola'), name: 'Diavola', quantity: 1, revenue: 12.5 },
      { productId: productId('tiramisu'), name: 'Tiramisù', quantity: 1, revenue: 5.5 },
    ]);
  });

  it('say what to find in the till, by how orders are paid and how they leave', async () => {
    await placeAt(NOON);
    await placeAt(NOON, pickup([item('lemonade', [], 2)]));
    const off = await placeAt(NOON);
    await app.call({ method: 'PATCH', url: `/orders/${off}/cancel-my-order`, token: customer });
    await placeAt(NOON, delivery([item('lemonade', [], 8)]));
    const { data } = (await ask('2026-06-17', '2026-06-17')).body;
    const [delivered, ...rest] = data.payments;
    expect(delivered).toMatchObject({ orderType: 'Delivery', orders: 1 });
    expect(rest).toEqual([{ method: 'Cash', orderType: 'Pickup', orders: 2, revenue: 19.5 }]);
    expect(delivered.revenue + 19.5).toBe(data.total.revenue);
  });

  it('stand beside the same weekdays of the weeks before', async () => {
    await placeAt(NOON);
    await placeAt(NOON + 7 * DAY);
    await placeAt(NOON + 7 * DAY, pickup([item('lemonade', [], 2)]));
    const beside = async (from: string, to: string) => {
      const { before } = (await ask(from, to)).body.data;
      return [before.from, before.to, before.total.orders, before.total.revenue];
    };
    expect(await beside('2026-06-24', '2026-06-24')).toEqual(['2026-06-17', '2026-06-17', 1, 13]);
    expect(await beside('2026-06-18', '2026-06-24')).toEqual(['2026-06-11', '2026-06-17', 1, 13]);
    expect(await beside('2026-06-17', '2026-06-24')).toEqual(['2026-06-03', '2026-06-10', 0, 0]);
  });

  it('say which categories sell, and whose first order it was, known by the number', async () => {
    await placeAt(NOON, pickup([item('lemonade', [], 4), item('tiramisu')]));
    await placeAt(NOON + HOUR, pickup([item('lemonade', [], 2)]));
    const [same, stranger] = [await app.register(), await app.register()];
    app.setNow(NOON + DAY);
    const body = pickup([item('lemonade', [], 2)]);
    await app.call({ method: 'POST', url: '/orders', token: same, body });
    await app.call({
      method: 'POST',
      url: '/orders',
      token: stranger,
      body: { ...body, contactPhone: '+44 20 7946 0123' },
    });
    const { categories, customers } = (await ask('2026-06-17', '2026-06-18')).body.data;
    expect(categories[0]).toEqual({ name: 'Drinks', quantity: 10, revenue: 32.5 });
    expect(customers).toEqual({ new: { orders: 2, revenue: 25 }, returning: { orders: 2, revenue: 13 } });
  });

  it('say why orders were called off, one reason in two languages once', async () => {
    const off = async (body: object, language = 'en') => {
      app.setNow(NOON);
      const headers = { 'accept-language': language };
      const placed = await app.call({
        method: 'POST',
        url: '/orders',
        token: customer,
        body: pickup([item('lemonade', [], 4)]),
        headers,
      });
      const url = `/staff/orders/${placed.body.data._id}/status`;
      const answer = await app.call({
        method: 'PATCH',
        url,
        token: manager,
        body: { status: 'Cancelled by Restaurant', ...body },
      });
      expect(answer.status).toBe(200);
    };
    await off({ reason: 'busy' });
    await off({ reason: 'busy' }, 'de');
    await off({ notes: 'The oven is broken.' });
    const own = await placeAt(NOON);
    await app.call({ method: 'PATCH', url: `/orders/${own}/cancel-my-order`, token: customer });
    const { callOffs } = (await ask('2026-06-17', '2026-06-17')).body.data;
    expect(callOffs[0]).toEqual({ status: 'Cancelled by Restaurant', reason: 'busy', words: null, orders: 2 });
    expect(callOffs).toContainEqual({ status: 'Cancelled by User', reason: null, words: null, orders: 1 });
    expect(callOffs).toContainEqual({
      ...{ status: 'Cancelled by Restaurant', reason: null, words: 'The oven is broken.', orders: 1 },
    });
  });

  it('say what promotions cost', async () => {
    const dinner = () => [item('pasta-trio', ['sauces/pesto', 'sauces/ragu'], 2)];
    await placeAt(
      NOON,
      pickup(dinner(), { promotionId: promotionId('last-five'), couponCode: 'LAST5', discountAmount: 5 }),
    );
    const ten = { promotionId: promotionId('ten-off'), discountAmount: 2.24 };
    await placeAt(NOON, pickup(dinner(), ten));
    await placeAt(NOON, pickup(dinner(), ten));
    expect((await ask('2026-06-17', '2026-06-17')).body.data.promotions).toEqual([
      { promotionId: promotionId('last-five'), name: 'Five off', orders: 1, discount: 5, revenue: 17.4 },
      { promotionId: promotionId('ten-off'), name: '10% off', orders: 2, discount: 4.48, revenue: 40.32 },
    ]);
  });

  it('count a promise as kept until its minute is over, and none that was never due', async () => {
    const step = (id: string, status: string, more: object = {}) =>
      app.call({ method: 'PATCH', url: `/staff/orders/${id}/status`, token: manager, body: { status, ...more } });
    const readyAfter = async (elapsed: number) => {
      const id = await placeAt(NOON);
      await step(id, 'Confirmed', { readyInMinutes: 20 });
      await step(id, 'Preparing');
      app.setNow(NOON + elapsed);
      expect((await step(id, 'Ready for Pickup')).status).toBe(200);
    };
    await readyAfter(20 * MINUTE + 59_999);
    await readyAfter(21 * MINUTE);
    await step(await placeAt(NOON), 'Confirmed', { readyInMinutes: 20 });
    const off = await placeAt(NOON);
    await step(off, 'Confirmed', { readyInMinutes: 20 });
    await step(off, 'Cancelled by Restaurant', { notes: 'No dough.' });
    const { total } = (await ask('2026-06-17', '2026-06-17')).body.data;
    expect(total).toMatchObject({ orders: 3, calledOff: 1, promised: 2, onTime: 1 });
  });

  it('read only the orders of the span', async () => {
    const span = { from: NOON, to: NOON + DAY, days: { from: '2026-06-17', to: '2026-06-17' } };
    for (const read of [
      sumsByQuarter,
      bestDishes,
      sumsByPayment,
      promotionCosts,
      sumsByCategory,
      sumsByAcquaintance,
      callOffs,
    ]) {
      const [plan = ''] = await plansOf(app.services, (db) => read(db, ids.restaurant, span));
      expect(plan).toMatch(dialect === 'sqlite' ? /orders_by_time/ : /Index/);
      expect(plan).not.toMatch(/Seq Scan|SCAN/);
    }
  });

  it('go into a file for spreadsheets', async () => {
    const off = { promotionId: promotionId('last-five'), couponCode: 'LAST5', discountAmount: 5, totalAmount: 17.4 };
    await placeAt(NOON, pickup([item('pasta-trio', ['sauces/pesto', 'sauces/ragu'], 2)], off));
    const { body, headers } = await ask('2026-06-17', '2026-06-17', '.csv');
    expect(body).toBe(
      '\ufeffdate,orders,revenue,average,discount,calledOff,promised,onTime\r\n2026-06-17,1,17.4,17.4,5,0,0,0\r\n',
    );
    const german = { url: '/staff/figures.csv?from=2026-06-17&to=2026-06-17', headers: { 'accept-language': 'de' } };
    const line = '2026-06-17;1;17,4;17,4;5;0;0;0';
    expect((await app.call({ ...german, token: manager })).body.split('\r\n')[1]).toBe(line);
    const chosen = { ...german, url: `${german.url}&separator=comma` };
    const [head, same] = (await app.call({ ...chosen, token: manager })).body.split('\r\n');
    expect(head).toBe('\ufeffDatum,Bestellungen,Umsatz,Durchschnitt,Rabatt,Storniert,Zugesagt,Pünktlich');
    expect(same).toBe(body.split('\r\n')[1]);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toContain('trattoria-2026-06-17-2026-06-17.csv');
  });

  const askOrders = (from: string, to: string, token = manager) =>
    app.call({ url: `/staff/orders.csv?from=${from}&to=${to}`, token });
  const HEAD =
    '\ufeffnumber,date,time,type,status,paymentMethod,paymentStatus,subtotal,discount,deliveryFee,serviceFee,taxes,total,channel,bagFee,smallOrderFee,tax,refunded,receipt,businessDay';

  it('come with a file of the orders themselves, in the restaurant’s time, whoever ordered', async () => {
    const off = await placeAt(NOON, delivery([item('lemonade', [], 8)]));
    await app.call({ method: 'PATCH', url: `/orders/${off}/cancel-my-order`, token: customer });
    const five = { promotionId: promotionId('last-five'), couponCode: 'LAST5', discountAmount: 5, totalAmount: 17.4 };
    await placeAt(NOON + 5 * MINUTE, pickup([item('pasta-trio', ['sauces/pesto', 'sauces/ragu'], 2)], five));
    await placeAt(NOON + DAY);
    const numbers = await app.services.db.selectFrom('orders').select('number').orderBy('created_at').execute();
    const { body, headers } = await askOrders('2026-06-17', '2026-06-17');
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toContain('trattoria-orders-2026-06-17-2026-06-17.csv');
    expect(body.split('\r\n')).toEqual([
      HEAD,
      `${numbers[0]?.number},2026-06-17,13:00,Delivery,Cancelled by User,Cash,Pending,26,0,2.5,0,0,28.5,web,0,0,0,0,,2026-06-17`,
      `${numbers[1]?.number},2026-06-17,13:05,Pickup,Pending Confirmation,Cash,Pending,22.4,5,0,0,0,17.4,web,0,0,0,0,,2026-06-17`,
      '',
    ]);
    expect((await askOrders('2026-06-18', '2026-06-17')).body.code).toBe('span_out_of_range');
  });

  it('leave out and repeat no order of a long file, and run nothing in a spreadsheet', async () => {
    const id = await placeAt(NOON);
    const { db } = app.services;
    const row = await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const rows = Array.from({ length: 1200 }, (_, i) => ({
      ...row,
      id: `copy-${i}`,
      number: `C${i}`,
      // Three at each moment, so that pages end between orders of one moment.
      created_at: row.created_at + Math.floor(i / 3),
      payment_method: i === 7 ? '=cmd|"/C calc"!A1, or +1' : row.payment_method,
    }));
    for (let i = 0; i < rows.length; i += 100)
      await db
        .insertInto('orders')
        .values(rows.slice(i, i + 100))
        .execute();
    const lines = (await askOrders('2026-06-17', '2026-06-17')).body.trim().split('\r\n');
    expect(new Set(lines.map((line: string) => line.split(',')[0])).size).toBe(lines.length);
    expect(lines).toHaveLength(1 + 1 + 1200);
    expect(lines.find((line: string) => line.startsWith('C7,'))).toContain(
      ',Pending Confirmation," =cmd|""/C calc""!A1, or +1",',
    );
    for (const last of [undefined, rows[600]]) {
      const span = { from: NOON - DAY, to: NOON + DAY, days: { from: '2026-06-16', to: '2026-06-17' } };
      const [plan = ''] = await plansOf(app.services, (each) => ordersAfter(each, ids.restaurant, span, last));
      expect(plan).toMatch(dialect === 'sqlite' ? /orders_by_time/ : /Index/);
      expect(plan).not.toMatch(/Seq Scan|SCAN|TEMP B-TREE/);
    }
  });

  it('span a year at most, forwards', async () => {
    expect((await ask('2026-06-18', '2026-06-17')).body.code).toBe('span_out_of_range');
    expect((await ask('2025-06-16', '2026-06-17')).body.code).toBe('span_out_of_range');
    expect((await ask('2026-02-30', '2026-06-17')).status).toBe(400);
  });
});
