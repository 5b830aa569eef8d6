import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findOrder, withDetails } from '../../src/server/orders/orders.repo.ts';
import { inTransaction } from '../../src/server/platform/database/database.ts';
import { findPromotion } from '../../src/server/promotions/promotions.repo.ts';
import { readReviews } from '../../src/server/reviews/reviews.repo.ts';
import { revisionsAbove } from '../../src/server/storefront/content.repo.ts';
import { dialects } from '../support/databases.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

/** PostgreSQL makes a plan to keep at the sixth time. */
const TIMES = 8;

describe.skipIf(!dialects.includes('postgres'))('statements that PostgreSQL keeps', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp('postgres');
    const token = await test.register();
    expect((await test.call({ url: '/users/me', token })).status).toBe(200);
  });
  afterAll(() => test.close());

  it('are those by a key, not those that read lists and spans, which may be of any length', async () => {
    const { rows } = await inTransaction(test.services.db, async (tx) => {
      const { id } = await tx.selectFrom('restaurants').select('id').executeTakeFirstOrThrow();
      const query = { page: 1, limit: 10, rating: 3, isVisible: true, sortBy: 'createdAt', sortOrder: 'desc' } as const;
      for (let time = 0; time < TIMES; time++) {
        await tx.selectFrom('restaurants').select('slug').where('id', '=', id).execute();
        await findOrder(tx, { restaurantId: id, userId: null, id: 'one' });
        await findPromotion(tx, id, { id: 'one' });
        await readReviews(tx, id, 'en', query);
        await revisionsAbove(tx, Date.now());
        await withDetails(tx, id, [{ id: 'one' }, { id: 'two' }] as never);
      }
      return sql<{ statement: string; generic_plans: number }>`
        select statement, generic_plans from pg_prepared_statements`.execute(tx);
    });
    const generic = rows.filter((row) => Number(row.generic_plans) > 0).map((row) => row.statement);
    expect(generic).toContain('select "slug" from "restaurants" where "id" = $1');
    expect(generic.filter((statement) => / from "(orders|promotions)" /.test(statement))).toHaveLength(2);
    expect(generic.filter((statement) => /"(reviews|review_replies|order_lines|revision)"/.test(statement))).toEqual(
      [],
    );
  });
});
