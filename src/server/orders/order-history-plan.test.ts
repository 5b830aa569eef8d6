import { CompiledQuery, type KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertOrders } from '../../../tests/generate/insert-orders.ts';
import { multiplyOrders } from '../../../tests/generate/multiply-orders.ts';
import { dialects } from '../../../tests/support/databases.ts';
import { NOON, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import type { Db } from '../platform/database/database.ts';
import { findOrdersPage, type OrdersPageQuery } from './orders.repo.ts';

/** Reading a table from end to end; the two reviews are read so rightly. */
const SCAN = /\bSCAN (?!.* USING )|Seq Scan on (?!reviews)/;
/** Sorting what was read; a page's own lines and steps are few. */
const SORT = /TEMP B-TREE|\bSort\b/;

describe.each(dialects)('a page of orders among many, on %s', (dialect) => {
  let test: TestApp;
  let customer: { restaurantId: string; userId: string };
  beforeAll(async () => {
    test = await startTestApp(dialect);
    const { db } = test.services;
    await insertOrders(test.services, 240, { customers: 3, now: NOON });
    await multiplyOrders(test.services, 12);
    const order = await db.selectFrom('orders').select(['restaurant_id', 'user_id']).executeTakeFirstOrThrow();
    customer = { restaurantId: order.restaurant_id, userId: order.user_id };
  });
  afterAll(() => test.close());

  /** How the database will run each query of a page. */
  async function plansOf(query: Partial<OrdersPageQuery>): Promise<string[]> {
    const { db } = test.services;
    const asked: CompiledQuery[] = [];
    const listener: KyselyPlugin = {
      transformQuery: ({ node, queryId }) => {
        asked.push(db.getExecutor().compileQuery(node, queryId));
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const base = {
      ...customer,
      page: 3,
      limit: 10,
      status: undefined,
      sortBy: 'createdAt',
      sortOrder: 'desc',
    } as const;
    const { orders, total } = await findOrdersPage(db.withPlugin(listener) as Db, { ...base, ...query });
    expect([orders.length, total]).toEqual([10, expect.any(Number)]);
    const explain = dialect === 'sqlite' ? 'explain query plan' : 'explain';
    return Promise.all(
      asked.map(async ({ sql, parameters }) => {
        const { rows } = await db.executeQuery(CompiledQuery.raw(`${explain} ${sql}`, [...parameters]));
        return rows.map((row) => JSON.stringify(row)).join('\n');
      }),
    );
  }

  it.each([
    ['newest first', {}, 'orders_by_customer'],
    ['oldest first', { sortOrder: 'asc' }, 'orders_by_customer'],
    ['by amount', { sortBy: 'totalAmount' }, 'orders_by_customer_total'],
    ['by state', { sortBy: 'status' }, 'orders_by_customer_status'],
    ['of one state', { status: 'Completed', page: 2 }, 'orders_by_customer_status'],
  ] as const)('of a customer, %s, comes from an index', async (_name, query, index) => {
    const plans = await plansOf(query);
    expect(plans.length).toBeGreaterThanOrEqual(5);
    expect(plans.filter((plan) => SCAN.test(plan))).toEqual([]);
    // PostgreSQL may rather sort the few orders of one customer than walk an index in order: both cost the same among many.
    if (dialect === 'sqlite') expect(plans.slice(0, 2).filter((plan) => SORT.test(plan))).toEqual([]);
    expect(plans[1]).toMatch(dialect === 'sqlite' ? new RegExp(`${index}\\b`) : /Index .*orders_by_customer/);
  });
});
