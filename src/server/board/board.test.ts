import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { delivery, ids, item, pickup } from '../../../tests/support/order-input.ts';
import { plansOf, WITHOUT_INDEX } from '../../../tests/support/query-plan.ts';
import { hire } from '../../../tests/support/staff.ts';
import { NOON, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import type { StaffOrder } from '../../contract/staff/staff-orders.ts';
import { MINUTE } from '../../domain/times/zoned-time.ts';
import { countOpenOrders, finishedSince, openOrders, turnoverBetween } from './board.repo.ts';

describe.each(dialects)('the order board on %s', (dialect) => {
  let app: TestApp;
  let customer: string;
  let staff: string;
  beforeEach(async () => {
    app = await startTestApp(dialect, { ACCESS_TOKEN_S: '86400' });
    customer = await app.register();
    staff = await hire(app, 'Manager');
  });
  afterEach(() => app.close());

  async function place(at: number, body: object = pickup([item('lemonade', [], 4)])): Promise<string> {
    app.setNow(at);
    const answer = await app.call({
      method: 'POST',
      url: '/orders',
      token: customer,
      body,
      headers: { 'accept-language': 'pt' },
    });
    return answer.body.data._id;
  }
  async function walk(id: string, ...steps: string[]) {
    for (const status of steps) {
      const body = { status, notes: 'Sold out.' };
      await app.call({ method: 'PATCH', url: `/staff/orders/${id}/status`, token: staff, body });
    }
  }
  const board = async () => (await app.call({ url: '/staff/board', token: staff })).body.data;
  const idsOf = (orders: StaffOrder[]) => orders.map(({ _id }) => _id);

  it('holds the open orders and what was just finished, each oldest first', async () => {
    const first = await place(NOON);
    const second = await place(NOON + MINUTE);
    const third = await place(NOON + 2 * MINUTE);
    const fourth = await place(NOON + 3 * MINUTE);
    await walk(third, 'Cancelled by Restaurant');
    app.setNow(NOON + 4 * MINUTE);
    await walk(first, 'Confirmed', 'Preparing', 'Ready for Pickup', 'Completed');
    await walk(second, 'Confirmed');
    const { open, finished, openCount, serverNow } = await board();
    expect([idsOf(open), idsOf(finished), openCount]).toEqual([[second, fourth], [third, first], 2]);
    expect(serverNow).toBe(new Date(NOON + 4 * MINUTE).toISOString());

    app.setNow(NOON + 5 * 60 * MINUTE);
    const later = await board();
    expect([idsOf(later.open), idsOf(later.finished)]).toEqual([[second, fourth], []]);
  });

  it('puts a delivery on the pass and takes it back, for its customer without another status', async () => {
    const id = await place(NOON, delivery([item('lemonade', [], 8)]));
    const pack = (isPacked: boolean, more = {}) =>
      app.call({ method: 'PUT', url: `/staff/orders/${id}/packed`, token: staff, body: { isPacked, ...more } });
    expect((await pack(true)).body.code).toBe('illegal_transition');
    await walk(id, 'Confirmed', 'Preparing');
    app.setNow(NOON + 9 * MINUTE);
    const { order } = (await pack(true)).body.data;
    expect(order).toMatchObject({ status: 'Preparing', packedAt: new Date(NOON + 9 * MINUTE).toISOString() });
    // Twice is once; who saw an older version changes nothing.
    expect((await pack(true)).body.data.order.version).toBe(order.version);
    expect((await pack(false, { expectedVersion: order.version - 1 })).body.code).toBe('order_changed');
    expect((await pack(false)).body.data.order.packedAt).toBeUndefined();
    await pack(true);
    await walk(id, 'Out for Delivery');
    expect((await board()).open[0]).toMatchObject({ status: 'Out for Delivery' });
    expect((await board()).open[0].packedAt).toBeUndefined();
    expect((await app.call({ url: '/staff/board', token: await hire(app, 'Staff') })).body.data.today).toEqual({
      ...{ date: '2026-06-17', orders: 1, accepted: 1 },
    });
  });

  it('shows an order as the kitchen needs it', async () => {
    await place(NOON, delivery([item('pasta-trio', ['sauces/pesto', 'sauces/ragu'], 2)], { customerNotes: 'No nuts' }));
    const { open } = await board();
    expect(open[0]).toMatchObject({
      lang: 'en',
      customerName: 'Ada Cook',
      contactPhone: '+44 20 7946 0958',
      customerNotes: 'No nuts',
      deliveryAddress: { street: '2 Test Lane', deliveryInstructions: 'ring twice' },
      nextStatuses: ['Confirmed', 'Cancelled by Restaurant', 'Failed'],
      answerBy: new Date(NOON + 30 * MINUTE).toISOString(),
      items: [{ productName: 'Pasta trio', allergens: expect.any(Array), allergenCodes: ['gluten', 'eggs'] }],
    });
  });

  it('adds up the restaurant’s day, without what was called off', async () => {
    const midnight = Date.parse('2026-06-17T23:00:00Z');
    const ids = [await place(NOON), await place(NOON + MINUTE, pickup([item('lemonade', [], 3)]))];
    await walk(await place(NOON + 2 * MINUTE), 'Cancelled by Restaurant');
    const unanswered = { date: '2026-06-17', orders: 2, accepted: 0, revenue: 0, average: null };
    expect((await board()).today).toEqual(unanswered);
    for (const id of ids) await walk(id, 'Confirmed');
    expect((await board()).today).toEqual({ ...unanswered, accepted: 2, revenue: 22.75, average: 11.38 });
    app.setNow(midnight);
    expect((await board()).today).toEqual({ date: '2026-06-18', orders: 0, accepted: 0, revenue: 0, average: null });
  });

  it('holds every order that waits for an answer, however many were accepted before', async () => {
    const accepted = [await place(NOON), await place(NOON + MINUTE), await place(NOON + 2 * MINUTE)];
    for (const id of accepted) await walk(id, 'Confirmed');
    const unanswered = [await place(NOON + 3 * MINUTE), await place(NOON + 4 * MINUTE)];
    const held = async (limit: number) =>
      (await openOrders(app.services.db, ids.restaurant, limit)).map(({ order }) => order.id);
    expect(await held(3)).toEqual([accepted[0], ...unanswered]);
    expect(await held(1)).toEqual(unanswered);
    expect(await held(300)).toEqual([...accepted, ...unanswered]);
  });

  it('is read by indices alone, whatever the number of orders', async () => {
    await place(NOON);
    const lists = await plansOf(app.services, async (noted) => {
      await openOrders(noted, ids.restaurant, 300);
      await countOpenOrders(noted, ids.restaurant);
      await finishedSince(noted, ids.restaurant, { since: NOON, limit: 100 });
      await turnoverBetween(noted, ids.restaurant, { from: NOON, to: NOON + MINUTE });
    });
    for (const list of lists.slice(0, 2)) {
      expect(list).toContain('orders_open');
      expect(list).not.toMatch(WITHOUT_INDEX);
    }
    expect(lists.find((plan) => plan.includes('orders_by_change'))).not.toMatch(WITHOUT_INDEX);
    expect(lists.filter((plan) => /Seq Scan|SCAN (?!.*USING)/.test(plan))).toEqual([]);
  });
});
