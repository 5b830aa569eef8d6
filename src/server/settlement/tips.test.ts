import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CARD, type CardApp, startCardApp } from '../../../tests/support/card-payments.ts';
import { dialects } from '../../../tests/support/databases.ts';
import { item, pickup } from '../../../tests/support/order-input.ts';

describe.each(dialects)('a tip, on %s,', (dialect) => {
  let test: CardApp;
  beforeAll(async () => {
    test = await startCardApp(dialect, { RATE_LIMITS: 'false' });
  });
  afterAll(() => test.close());

  const offer = (tips: object | null) =>
    test.call({ method: 'PUT', url: '/staff/fees', token: test.owner, body: { fees: [], tips } });
  const TEAM = { percentages: [5, 10], to: 'team' };
  const place = (more: object) =>
    test.call({
      method: 'POST',
      url: '/orders',
      token: test.customer,
      body: pickup([item('margherita', ['size/large'], 2)], { paymentDetails: CARD, ...more }),
    });
  const handOver = async (id: string) => {
    for (const status of ['Confirmed', 'Preparing', 'Ready for Pickup', 'Completed']) {
      await test.staffDo(id, status);
      await test.work();
    }
  };
  const row = (id: string) =>
    test.services.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const charged = (session: string) => {
    const { sessions, intents } = test.stripe.simulator.records;
    return intents[sessions[session]?.payment_intent ?? '']?.captured;
  };

  it('is refused where none is offered, at the door, to a rider who does not come, and above the order', async () => {
    expect((await place({ tip: 2 })).body.errors).toMatchObject([{ field: 'tip' }]);
    await offer(TEAM);
    expect((await place({ tip: 2, paymentDetails: { ...CARD, method: 'Cash' } })).status).toBe(422);
    expect((await place({ tip: 26.01 })).status).toBe(422);
    await offer({ ...TEAM, to: 'rider' });
    expect((await place({ tip: 2 })).status).toBe(422);
  });

  it('is told to customers where it is offered, and no field of it where it is not', async () => {
    const shown = async () => (await test.call({ url: '/restaurants/public/-' })).body.data.restaurant;
    await offer(TEAM);
    expect((await shown()).tips).toEqual(TEAM);
    expect(await test.order()).not.toHaveProperty('tip');
    await offer(null);
    expect(await shown()).not.toHaveProperty('tips');
  });

  it('is paid with the order, and is in neither its total nor its points', async () => {
    await offer(TEAM);
    const order = await test.order({ tip: 2.6 });
    expect(order).toMatchObject({ totalAmount: 26, tip: 2.6 });
    const session = await test.pay(order._id);
    await test.work();
    await handOver(order._id);
    expect(charged(session)).toBe(2860);
    expect((await test.show(order._id)).paymentDetails.online).toMatchObject({ amount: 28.6, charged: 28.6 });
    expect(await row(order._id)).toMatchObject({ total: 2600, tip: 260, points_earned: 26 });
  });

  it('comes back last: what is refunded is first of the order, and all of it with the tip', async () => {
    await offer(TEAM);
    const order = await test.order({ tip: 2.6 });
    const session = await test.pay(order._id);
    await test.work();
    await handOver(order._id);
    const refund = (amount: number | null, refunded: number) =>
      test.call({
        method: 'POST',
        url: `/staff/orders/${order._id}/refunds`,
        token: test.owner,
        body: { amount, reason: 'cold', refunded },
      });
    expect((await refund(26, 0)).status).toBe(200);
    expect(await row(order._id)).toMatchObject({ points_earned: 0 });
    expect((await refund(null, 26)).status).toBe(200);
    await test.work();
    const { sessions, intents } = test.stripe.simulator.records;
    expect(intents[sessions[session]?.payment_intent ?? '']).toMatchObject({ captured: 2860, refunded: 2860 });
  });

  it('stands in figures, books and files by day and order, and the books add up', async () => {
    const get = (path: string) => test.call({ url: `/staff/${path}from=2026-06-17&to=2026-06-17`, token: test.owner });
    const read = async () => ({
      figures: (await get('figures?')).body.data,
      books: (await get('books?')).body.data,
      orders: (await get('orders.csv?separator=comma&')).body.split('\r\n'),
    });
    const tipOf = ([names = '', row = '']: string[]) => row.split(',')[names.split(',').indexOf('tip')];
    await test.services.db.updateTable('orders').set({ created_at: 0 }).execute();
    await offer(null);
    const none = await read();
    for (const shown of [none.figures.total, none.figures.days[0], none.books.total]) {
      expect(shown).not.toHaveProperty('tips');
    }
    expect(none.orders[0]).not.toContain('tip');

    await offer(TEAM);
    const order = await test.order({ tip: 2.6 });
    await test.pay(order._id);
    await test.work();
    await handOver(order._id);
    await offer(null);
    const { figures, books, orders } = await read();
    expect(figures.total).toMatchObject({ revenue: 26, tips: 2.6 });
    expect(figures.days).toMatchObject([{ revenue: 26, tips: 2.6 }]);
    expect(books.total).toMatchObject({ sales: 26, online: 26, tips: 2.6, difference: 0 });
    expect(tipOf(orders)).toBe('2.6');

    const refund = { amount: 27, reason: 'cold', refunded: 0 };
    await test.call({ method: 'POST', url: `/staff/orders/${order._id}/refunds`, token: test.owner, body: refund });
    await test.work();
    const after = await read();
    expect(after.figures.total).toMatchObject({ tips: 1.6 });
    expect(after.books.total).toMatchObject({ refunds: 26, revenue: 0, online: 0, tips: 1.6, difference: 0 });
    expect(tipOf(after.orders)).toBe('1.6');
  });
});
