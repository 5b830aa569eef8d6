import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { inTransaction } from '../platform/database/database.ts';
import { bumpContent } from './bump-content.ts';

describe.each(dialects)('a restaurant’s revision on %s', (dialect) => {
  let test: TestApp;
  let id: string;
  beforeAll(async () => {
    test = await startTestApp(dialect);
    ({ id } = await test.services.db.selectFrom('restaurants').select('id').executeTakeFirstOrThrow());
  });
  afterAll(() => test.close());

  const greatest = async () => {
    const row = await test.services.db
      .selectFrom('restaurants')
      .select((eb) => eb.fn.max('revision').as('revision'))
      .executeTakeFirstOrThrow();
    return row.revision;
  };
  const raise = (now: number) => inTransaction(test.services.db, (tx) => bumpContent(tx, id, now));

  it('becomes the instant of the change, or one above all others', async () => {
    const now = (await greatest()) + 10;
    await raise(now);
    expect(await greatest()).toBe(now);
    await raise(now - 5);
    expect(await greatest()).toBe(now + 1);
  });

  it.skipIf(dialect === 'sqlite')('rises with a change that waited for another one', async () => {
    const { db } = test.services;
    const earlier = (await greatest()) + 10;
    const later = earlier + 10;
    const first = Promise.withResolvers<void>();
    const locked = Promise.withResolvers<void>();
    const one = inTransaction(db, async (tx) => {
      await bumpContent(tx, id, later);
      locked.resolve();
      await first.promise;
    });
    await locked.promise;
    const other = raise(earlier);
    await expect.poll(waiting).toBe(1);
    first.resolve();
    await Promise.all([one, other]);
    expect(await greatest()).toBe(later + 1);
  });

  async function waiting(): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
    `.execute(test.services.db);
    return rows[0]?.count ?? 0;
  }
});
