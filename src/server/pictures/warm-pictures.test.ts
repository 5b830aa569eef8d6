import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { warmPictures } from './warm-pictures.ts';

describe('a database that fails while pictures are warmed', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp('sqlite');
    const restaurants = await test.services.db.selectFrom('restaurants').select('id').execute();
    const rows = restaurants.map(({ id }) => ({
      restaurant_id: id,
      id: 'one',
      hash: id,
      width: 4,
      height: 3,
      color: '',
    }));
    await test.services.db.insertInto('pictures').values(rows).execute();
  });
  afterAll(() => test.close());

  it('costs the pictures of that restaurant only, and a line in the log', async () => {
    const { db } = test.services;
    const { count } = await db
      .selectFrom('restaurants')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(await logged(1)).toHaveLength(count);
  });

  it('from the start costs all of them', async () => {
    expect(await logged(0)).toHaveLength(1);
  });

  /** What is logged if all queries but the first ones fail. */
  async function logged(answered: number): Promise<object[]> {
    let asked = 0;
    const failing: KyselyPlugin = {
      transformQuery: ({ node }) => {
        if (asked++ < answered) return node;
        throw new Error('no database');
      },
      transformResult: async ({ result }) => result,
    };
    const lines: object[] = [];
    const { db, config } = test.services;
    await warmPictures({ db: db.withPlugin(failing), config }, { error: (details) => lines.push(details) });
    return lines;
  }
});
