import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderTotal } from '../../src/domain/orders/price-order.ts';
import { importRestaurant } from '../../src/server/import/import-restaurant.ts';
import { referenceIssues } from '../../src/server/import/reference-issues.ts';
import type { Database } from '../../src/server/platform/database/database.ts';
import { migrate } from '../../src/server/platform/database/migrate.ts';
import { generateFullMenu } from '../generate/full-menu.ts';
import { generateMenu, generateRestaurants } from '../generate/generated-menu.ts';
import { insertOrders } from '../generate/insert-orders.ts';
import { multiplyOrders } from '../generate/multiply-orders.ts';
import { multiplyRestaurants } from '../generate/multiply-restaurants.ts';
import { placeSampleOrders, SAMPLE_ORDERS } from '../generate/sample-orders.ts';
import { dialects, freshDatabase } from '../support/databases.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { TRATTORIA_PLACE } from '../support/world-places.ts';

describe.each(dialects)('generated data on %s', (dialect) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp(dialect);
  });
  afterAll(() => test.close());

  it('is a menu of any size', () => {
    expect(generateMenu({ products: 200 }).products).toHaveLength(200);
    const full = generateFullMenu({ products: 50, hasPictures: false });
    expect([full.products.length, referenceIssues(full)]).toEqual([50, []]);
  });

  it('is orders whose figures and histories agree', async () => {
    const { db } = test.services;
    for (const source of generateRestaurants(3)) await importRestaurant(test.services, source);
    await insertOrders(test.services, 1100);
    const orders = await db.selectFrom('orders').selectAll().execute();
    expect(orders).toHaveLength(1100);
    expect(new Set(orders.map(({ number }) => number)).size).toBe(1100);
    const lines = Map.groupBy(await db.selectFrom('order_lines').selectAll().execute(), (line) => line.order_id);
    const history = await db.selectFrom('order_status_history').selectAll().orderBy('position').execute();
    const lastStatus = new Map(history.map((entry) => [entry.order_id, entry.status]));
    for (const { id, subtotal, delivery_fee, total, status } of orders) {
      expect(lines.get(id)?.reduce((sum, line) => sum + line.subtotal, 0)).toBe(subtotal);
      expect(total).toBe(orderTotal({ subtotal, discountAmount: 0, deliveryFee: delivery_fee }));
      expect(lastStatus.get(id)).toBe(status);
    }
  });
});

describe.each(dialects)('real orders and their copies on %s', { timeout: 60_000 }, (dialect) => {
  const TIMES = 12;
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp(dialect);
    await multiplyRestaurants(test.services, 4);
    await placeSampleOrders(test);
    await multiplyOrders(test.services, TIMES, { everyMs: 6_000_000, busiest: TRATTORIA_PLACE.restaurantId });
  });
  afterAll(() => test.close());

  it('are spread over restaurants and customers', async () => {
    const { db } = test.services;
    const places = await db
      .selectFrom('orders')
      .select((eb) => ['restaurant_id', eb.fn.countAll<number>().as('orders')])
      .groupBy('restaurant_id')
      .execute();
    expect(places.reduce((sum, { orders }) => sum + Number(orders), 0)).toBe(TIMES * SAMPLE_ORDERS);
    expect(places.length).toBeGreaterThan(5);
    const customers = await db
      .selectFrom('orders')
      .select((eb) => ['user_id', eb.fn.countAll<number>().as('orders')])
      .groupBy('user_id')
      .execute();
    expect(new Set(customers.map(({ orders }) => Number(orders)))).toEqual(new Set([SAMPLE_ORDERS / 2]));
  });

  it('belong together, under every foreign key', async () => {
    const { db } = test.services;
    if (dialect === 'sqlite') {
      expect((await sql`pragma foreign_key_check`.execute(db)).rows).toEqual([]);
      return;
    }
    const { rows } = await sql<{ name: string; on: string }>`
      select conname as name, conrelid::regclass::text as "on" from pg_constraint where not convalidated`.execute(db);
    expect(rows.length).toBeGreaterThan(20);
    for (const { name, on } of rows) {
      await sql`alter table ${sql.table(on)} validate constraint ${sql.ref(name)}`.execute(db);
    }
  });

  it('leave every index in its place', async () => {
    const untouched = await freshDatabase(dialect);
    await migrate(untouched);
    expect(await indexesOf(test.services)).toEqual(await indexesOf(untouched));
    await untouched.drop();
  });
});

async function indexesOf({ db, dialect }: Database): Promise<string[]> {
  const { rows } = await (dialect === 'sqlite'
    ? sql<{ name: string }>`select name from sqlite_master where type = 'index' order by name`
    : sql<{ name: string }>`select indexname as name from pg_indexes where schemaname = 'public' order by indexname`
  ).execute(db);
  return rows.map(({ name }) => name);
}
