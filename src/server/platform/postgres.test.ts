import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dialects, type FreshDatabase, freshDatabase } from '../../../tests/support/databases.ts';
import { openDatabase } from './database.ts';
import { migrate } from './migrate.ts';

describe.skipIf(!dialects.includes('postgres'))('a process that serves', { timeout: 60_000 }, () => {
  let place: FreshDatabase;
  beforeEach(async () => {
    place = await freshDatabase('postgres');
    await migrate(place);
  });
  afterEach(() => place.drop());

  it('goes on while the next release adds columns to the tables that it reads', async () => {
    const { db } = place;
    const row = { key: 'a', value: 'b' };
    const next = openDatabase(place);
    const ask = async () => [
      ...(await db.selectFrom('settings').selectAll().where('key', '=', 'a').execute()),
      ...(await db.selectFrom('settings as s').selectAll('s').where('key', '=', 'a').execute()),
      ...(await db.selectFrom('settings as s').select('s.key').selectAll('s').where('key', '=', 'a').execute()),
      ...(await db.updateTable('settings').set({ value: 'b' }).where('key', '=', 'a').returningAll().execute()),
    ];
    await db.insertInto('settings').values(row).execute();
    expect(await ask()).toEqual([row, row, row, row]);
    await sql`alter table settings add column later text`.execute(next.db);
    await next.db.destroy();
    const wider = { ...row, later: null };
    expect(await ask()).toEqual([wider, wider, wider, wider]);
  });
});
