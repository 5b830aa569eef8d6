import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { ids, item, pickup } from '../../../tests/support/order-input.ts';
import { userIdOf } from '../../../tests/support/people.ts';
import { plansOf, WITHOUT_INDEX } from '../../../tests/support/query-plan.ts';
import { NOON, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import type { Order } from '../../contract/orders.ts';
import type { OrderStatus } from '../../domain/orders/order-status.ts';
import { MINUTE } from '../../domain/times/zoned-time.ts';
import { newId, newOrderNumber } from '../platform/ids/ids.ts';
import { findOrdersPage, findRestaurantOrders } from './orders.repo.ts';

const COUNT = 500;
const STATUSES: readonly OrderStatus[] = ['Pending Confirmation', 'Confirmed', 'Completed'];
const SORTS = ['createdAt', 'totalAmount', 'status'] as const;
const ORDERS = ['asc', 'desc'] as const;

describe.each(dialects)('500 orders of few moments and one total on %s', (dialect) => {
  let app: TestApp;
  let token: string;
  let userId: string;
  beforeAll(async () => {
    app = await startTestApp(dialect);
    token = await app.register();
    userId = await userIdOf(app, token);
    const { db } = app.services;
    const placed = await app.call({ method: 'POST', url: '/orders', token, body: pickup([item('lemonade')]) });
    const key = { restaurant_id: ids.restaurant, id: placed.body.data._id as string };
    const model = await db.selectFrom('orders').selectAll().where('id', '=', key.id).executeTakeFirstOrThrow();
    await db.deleteFrom('orders').where('id', '=', key.id).execute();
    const rows = Array.from({ length: COUNT }, (_, n) => ({
      ...model,
      id: newId(),
      number: newOrderNumber(),
      status: STATUSES[n % STATUSES.length] as OrderStatus,
      created_at: NOON - (n % 4) * MINUTE,
    }));
    // A statement takes only so many values.
    for (let from = 0; from < COUNT; from += 100)
      await db
        .insertInto('orders')
        .values(rows.slice(from, from + 100))
        .execute();
  });
  afterAll(() => app.close());

  const walk = async (query: string) => {
    const seen: Order[] = [];
    for (let page = 1; ; page++) {
      const { body } = await app.call({ url: `/orders/my-orders?${query}&limit=200&page=${page}`, token });
      seen.push(...body.orders);
      if (page >= body.totalPages) return { seen, total: body.totalOrders as number };
    }
  };

  describe.each(SORTS)('sorted by %s', (sortBy) => {
    it.each(ORDERS)('%s, come each once, with any filter', async (sortOrder) => {
      for (const status of [undefined, 'Completed'] as const) {
        const filter = status ? `&status=${status}` : '';
        const { seen, total } = await walk(`sortBy=${sortBy}&sortOrder=${sortOrder}${filter}`);
        const expected = status ? Math.floor(COUNT / STATUSES.length) : COUNT;
        expect([total, seen.length, new Set(seen.map(({ _id }) => _id)).size]).toEqual([expected, expected, expected]);
        if (status) expect(new Set(seen.map((order) => order.status))).toEqual(new Set([status]));
      }
    });

    it.each(ORDERS)('%s, come by their time if they are equal', async (sortOrder) => {
      const { seen } = await walk(`sortBy=${sortBy}&sortOrder=${sortOrder}`);
      const isOfStatus = sortBy === 'status';
      for (const alike of Map.groupBy(seen, ({ status }) => isOfStatus && status).values()) {
        const times = alike.map(({ createdAt }) => Date.parse(createdAt));
        expect(times).toEqual(times.toSorted((a, b) => (sortOrder === 'asc' ? a - b : b - a)));
      }
    });

    it.each(ORDERS)('%s, are read in the order of an index', async (sortOrder) => {
      for (const status of [undefined, 'Completed'] as const) {
        const scope = { restaurantId: ids.restaurant, userId, status, sortBy, sortOrder };
        const [count, page] = await plansOf(app.services, (db) => findOrdersPage(db, { ...scope, page: 1, limit: 10 }));
        for (const plan of [count, page]) expect(plan).not.toMatch(WITHOUT_INDEX);
      }
    });
  });

  describe.each(SORTS)('sorted by %s,', (sortBy) => {
    it.each(ORDERS)('%s, come each once, though others are placed while they are read', async (sortOrder) => {
      const page = async (number: number, until = '') => {
        const query = `sortBy=${sortBy}&sortOrder=${sortOrder}&limit=50&page=${number}${until && `&until=${until}`}`;
        return (await app.call({ url: `/orders/my-orders?${query}`, token })).body;
      };
      const first = await page(1);
      app.setNow(NOON + 1);
      const late = await app.call({ method: 'POST', url: '/orders', token, body: pickup([item('lemonade')]) });
      const seen = new Set<string>(first.orders.map((each: Order) => each._id));
      for (let number = 2; number <= first.totalPages; number++) {
        const next = await page(number, first.until);
        expect([next.totalOrders, next.until]).toEqual([first.totalOrders, first.until]);
        for (const each of next.orders) seen.add(each._id);
      }
      const { _id } = late.body.data;
      expect([seen.size, seen.has(_id)]).toEqual([COUNT, false]);
      expect((await page(1)).totalOrders).toBe(COUNT + 1);
      await app.services.db.deleteFrom('orders').where('id', '=', _id).execute();
    });
  });

  it('of the restaurant are read in the order of an index too', async () => {
    for (const status of [undefined, 'Confirmed'] as const) {
      const query = { restaurantId: ids.restaurant, status, page: 1, limit: 10 };
      const [page] = await plansOf(app.services, (db) => findRestaurantOrders(db, query));
      expect(page).not.toMatch(WITHOUT_INDEX);
    }
  });

  it('of the restaurant with a number come by the index of numbers', async () => {
    // As a database in use does by itself: without statistics all indexes of a restaurant's orders look equally good to it.
    if (dialect === 'postgres') await sql`analyze orders`.execute(app.services.db);
    const query = { restaurantId: ids.restaurant, number: 'K7M2-9QXP', page: 1, limit: 10 };
    const [page] = await plansOf(app.services, (db) => findRestaurantOrders(db, query));
    expect(page).toMatch(
      dialect === 'sqlite' ? /SEARCH o USING INDEX \S+ \(restaurant_id=\? AND number=\?\)/ : /orders_number/,
    );
  });

  it('a sort without an index would be noticed', async () => {
    const [plan] = await plansOf(app.services, (db) => db.selectFrom('orders').select('id').orderBy('taxes').execute());
    expect(plan).toMatch(WITHOUT_INDEX);
  });
});
