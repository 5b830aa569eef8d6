import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dialects, type FreshDatabase, freshDatabase } from '../../../../tests/support/databases.ts';
import { migrate } from './migrate.ts';
import { prepared } from './prepared.ts';

describe.each(dialects)('prepared queries on %s', (dialect) => {
  let database: FreshDatabase;
  let built = 0;
  const insert = prepared((db, { rows }: { rows: { key: string; value: string }[] }) => {
    built++;
    return db.insertInto('settings').values(rows);
  });
  const find = prepared((db, { keys }: { keys: string[] }) =>
    db.selectFrom('settings').selectAll().where('key', 'in', keys).where('value', '<>', 'never').orderBy('key'),
  );
  beforeAll(async () => {
    database = await freshDatabase(dialect);
    await migrate(database);
  });
  afterAll(() => database.drop());

  it('are built once a shape and run with each call’s values', async () => {
    const { db } = database;
    const row = (key: string) => ({ key, value: `${key}!` });
    const before = built;
    await insert(db, { rows: [row('a'), row('b')] });
    await insert(db, { rows: [row('c'), row('d')] });
    expect(built - before).toBe(1);
    await insert(db, { rows: [row('e')] });
    expect(built - before).toBe(2);
    expect((await find(db, { keys: ['a', 'd', 'x'] })).rows).toEqual([row('a'), row('d')]);
    expect((await find(db, { keys: ['e', 'b', 'x'] })).rows).toEqual([row('b'), row('e')]);
  });
});
