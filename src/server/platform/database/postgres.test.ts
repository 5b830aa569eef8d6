import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dialects, type FreshDatabase, freshDatabase } from '../../../../tests/support/databases.ts';
import { isOutage } from '../http/outage.ts';
import { type Database, inTransaction, openDatabase } from './database.ts';
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

describe.skipIf(!dialects.includes('postgres'))('a transaction that PostgreSQL gives up', { timeout: 60_000 }, () => {
  let place: FreshDatabase;
  beforeEach(async () => {
    place = await freshDatabase('postgres');
  });
  afterEach(() => place.drop());

  const raise = (code: string, message: string) =>
    sql.raw(`do $$ begin raise exception '${message}' using errcode = '${code}'; end $$`);
  async function attempts(code: string, message: string): Promise<number> {
    let count = 0;
    await inTransaction(place.db, async (tx) => {
      count++;
      if (count < 3) await raise(code, message).execute(tx);
    }).catch(() => {});
    return count;
  }

  it.each([
    ['because of a deadlock', '40P01', 'deadlock detected'],
    ['because it cannot be put in order', '40001', 'could not serialize access'],
    [
      'because it took one who rolls back for a second writer',
      'XX000',
      'new multixact has more than one updating member: 0 2[1 (keysh), 2 (nokeyupd)]',
    ],
  ])('%s is tried again', async (_why, code, message) => {
    expect(await attempts(code, message)).toBe(3);
  });

  it('because of anything else is not', async () => {
    expect(await attempts('XX000', 'cache lookup failed')).toBe(1);
  });

  it.each([
    ['a unique key', '23505'],
    ['a foreign key', '23503'],
  ])('because of %s is tried once more, as others may have been faster', async (_what, code) => {
    expect(await attempts(code, 'violated')).toBe(2);
  });

  it('and is then overtaken, is tried once more', async () => {
    const faults: [string, string][] = [
      ['40P01', 'deadlock detected'],
      ['23505', 'violated'],
    ];
    let count = 0;
    await inTransaction(place.db, async (tx) => {
      count++;
      const fault = faults.shift();
      if (fault) await raise(...fault).execute(tx);
    });
    expect(count).toBe(3);
  });

  it('finds on its second try what another one has added', async () => {
    const row = { key: 'once', value: 'a' };
    const bothLooked = Promise.withResolvers<void>();
    let looks = 0;
    const addOnce = () =>
      inTransaction(place.db, async (tx) => {
        const found = await tx.selectFrom('settings').select('key').where('key', '=', row.key).executeTakeFirst();
        if (++looks === 2) bothLooked.resolve();
        await bothLooked.promise;
        if (found) return 'found';
        await tx.insertInto('settings').values(row).execute();
        return 'added';
      });
    await migrate(place);
    expect((await Promise.all([addOnce(), addOnce()])).sort()).toEqual(['added', 'found']);
  });
});

describe.skipIf(!dialects.includes('postgres'))('PostgreSQL that takes too long', { timeout: 60_000 }, () => {
  const LONG = 600_000;
  const SHORT = 100;
  const patient = { statement: LONG, answer: LONG, idleInTransaction: LONG };
  let place: FreshDatabase;
  let hurried: Database;
  beforeEach(async () => {
    place = await freshDatabase('postgres');
  });
  afterEach(async () => {
    await hurried.db.destroy();
    await place.drop();
  });

  const outcome = (asked: Promise<unknown>) => asked.then(() => null, isOutage);
  const sleep = sql`select pg_sleep(600), ${1}::int`;

  it.each([
    ['for a statement', { ...patient, statement: SHORT }],
    ['to answer', { ...patient, answer: SHORT }],
  ])('%s is an outage, within a transaction too, and costs no connection', async (_what, limits) => {
    hurried = openDatabase({ ...place, limits });
    for (let time = 0; time < 6; time++) {
      expect(await outcome(sleep.execute(hurried.db))).toBe(true);
      expect(await outcome(inTransaction(hurried.db, (tx) => sleep.execute(tx)))).toBe(true);
    }
    expect((await sql`select 1 as one`.execute(hurried.db)).rows).toEqual([{ one: 1 }]);
    expect(hurried.pool?.().busy).toBe(0);
  });

  it('to hear from a transaction lets its locks go', async () => {
    await sql`create table locked (id int)`.execute(place.db);
    hurried = openDatabase({ ...place, limits: { ...patient, idleInTransaction: SHORT } });
    const held = inTransaction(hurried.db, async (tx) => {
      await sql`lock table locked`.execute(tx);
      await sql`drop table locked`.execute(place.db);
      await sql`select 1`.execute(tx);
    });
    expect(await outcome(held)).toBe(true);
    expect((await sql`select 1 as one`.execute(hurried.db)).rows).toEqual([{ one: 1 }]);
  });
});
