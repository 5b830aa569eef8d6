import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { up as keepCounts } from '../../../db/migrations/017-kept-counts.ts';
import { up as keepFulfilment } from '../../../db/migrations/022-fulfilled-at.ts';
import { placeSampleOrders } from '../../../tests/generate/sample-orders.ts';
import { dialects } from '../../../tests/support/databases.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';

describe.each(dialects)('what is kept as a number on %s', { timeout: 60_000 }, (dialect) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp(dialect);
    await placeSampleOrders(test);
  });
  afterAll(() => test.close());

  const kept = async () => {
    const { db } = test.services;
    const counts = db.selectFrom('review_counts').selectAll().orderBy('restaurant_id').orderBy('half_stars');
    const results = db.selectFrom('promotions').select(['restaurant_id', 'id', 'uses', 'discount_given', 'revenue']);
    return {
      counts: await counts.execute(),
      results: await results.orderBy('restaurant_id').orderBy('id').execute(),
    };
  };

  it('is what an older database’s reviews and orders come to', async () => {
    const { db } = test.services;
    const before = await kept();
    expect(before.counts.length).toBeGreaterThan(3);
    expect(before.results.filter(({ revenue }) => revenue > 0)).toHaveLength(2);
    await db.schema.dropTable('review_counts').execute();
    for (const column of ['discount_given', 'revenue']) {
      await sql`alter table promotions drop column ${sql.ref(column)}`.execute(db);
    }
    await keepCounts(db as unknown as Kysely<unknown>);
    expect(await kept()).toEqual(before);
  });

  it('is when an older database’s orders were ready or delivered', async () => {
    const { db } = test.services;
    const fulfilled = () =>
      db.selectFrom('orders').select(['id', 'order_type', 'fulfilled_at']).orderBy('id').execute();
    const before = await fulfilled();
    const kinds = new Set(before.map(({ order_type, fulfilled_at }) => `${order_type}: ${fulfilled_at !== null}`));
    expect(kinds).toEqual(new Set(['Delivery: true', 'Pickup: true', 'Pickup: false']));
    await sql`alter table orders drop column fulfilled_at`.execute(db);
    await keepFulfilment(db as unknown as Kysely<unknown>);
    expect(await fulfilled()).toEqual(before);
  });

  it('is the number of orders that used a promotion and were not called off', async () => {
    const { db } = test.services;
    const { rows } = await sql<{ uses: number }>`
      select count(*) as uses from orders where promotion_id is not null and status not like 'Cancelled%'
      group by promotion_id order by 1`.execute(db);
    const uses = (await kept()).results.filter((row) => row.uses > 0).map((row) => row.uses);
    expect(uses.sort((a, b) => a - b)).toEqual(rows.map((row) => Number(row.uses)));
  });
});
