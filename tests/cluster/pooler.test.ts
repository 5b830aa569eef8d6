import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, inTransaction, openDatabase } from '../../src/server/platform/database/database.ts';
import { migrate } from '../../src/server/platform/database/migrate.ts';
import { SERVING } from '../../src/server/platform/database/postgres.ts';
import { isOutage } from '../../src/server/platform/http/outage.ts';
import { canRunPostgres, type PrivatePostgres, privatePostgres } from '../prove/support/private-postgres.ts';
import { freePort } from '../support/free-port.ts';
import { hasPooler, type Pooler, startPooler } from './support/pooler.ts';

const MANY = 40;
const SESSIONS = 3;

describe.skipIf(!(canRunPostgres && hasPooler))('a pooler between process and database', () => {
  let postgres: PrivatePostgres;
  let pooler: Pooler;
  const opened: Database[] = [];

  beforeAll(async () => {
    postgres = privatePostgres(await freePort());
    await postgres.start();
    pooler = await startPooler(postgres.url, { sessions: SESSIONS });
  });
  afterAll(async () => {
    for (const each of opened) await each.db.destroy();
    await pooler?.stop();
    await postgres?.remove();
  });

  function open(limits = SERVING): Database['db'] {
    const database = openDatabase({ databaseUrl: pooler.url, dataDir: '', isPooled: true, connections: MANY, limits });
    opened.push(database);
    return database.db;
  }
  const firstKey = { key: 'count', value: '0' };

  it('lets an empty database be migrated, and migrated again', async () => {
    for (let time = 0; time < 2; time++) await migrate({ db: open(), dialect: 'postgres' });
    await open().insertInto('settings').values(firstKey).execute();
  });

  it('carries more transactions at once than it has sessions, by the same statements', async () => {
    const processes = [open(), open()];
    const add = (at: number) =>
      inTransaction(processes[at % 2] as Database['db'], async (tx) => {
        const one = tx.selectFrom('settings').select('value').where('key', '=', firstKey.key).forUpdate();
        const { value } = await one.executeTakeFirstOrThrow();
        await tx
          .updateTable('settings')
          .set({ value: String(Number(value) + 1) })
          .where('key', '=', 'count')
          .execute();
      });
    await Promise.all(Array.from({ length: MANY }, (_, at) => add(at)));
    expect(await open().selectFrom('settings').selectAll().execute()).toEqual([{ ...firstKey, value: String(MANY) }]);
  });

  it('is named where the settings do not know of it', async () => {
    const started: string[] = [];
    for (let time = 0; time < 3; time++) {
      const unaware = openDatabase({ databaseUrl: pooler.url, dataDir: '' });
      opened.push(unaware);
      started.push(await migrate(unaware).then(() => 'started', String));
    }
    expect(started).toContainEqual(expect.stringContaining('Set DATABASE_POOLER=true'));
  });

  it('gives up a statement that takes too long in a transaction, and leaves nothing of that to the next', async () => {
    const db = open({ ...SERVING, statement: 100 });
    const late = inTransaction(db, (tx) => sql`select pg_sleep(600), ${1}::int`.execute(tx));
    expect(await late.then(() => null, isOutage)).toBe(true);
    for (let session = 0; session < SESSIONS; session++) {
      expect((await sql`show statement_timeout`.execute(open())).rows).toEqual([{ statement_timeout: '0' }]);
    }
  });
});
