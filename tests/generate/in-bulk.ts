import { type RawBuilder, sql } from 'kysely';
import { type Database, type Db, inTransaction } from '../../src/server/platform/database/database.ts';

/**
 * Runs `work`, which writes very many rows into `tables`, in one transaction without their foreign keys and indexes, which are
 * created again at its end. `work` must write consistent rows: PostgreSQL then checks foreign keys of later rows only.
 */
export async function inBulk(
  { db, dialect }: Database,
  tables: readonly string[],
  work: (tx: Db) => Promise<void>,
): Promise<void> {
  const { before, remove, restore, after } = await (dialect === 'sqlite' ? onSqlite : onPostgres)(db, tables);
  for (const statement of before) await sql.raw(statement).execute(db);
  await inTransaction(db, async (tx) => {
    for (const statement of remove) await sql.raw(statement).execute(tx);
    await work(tx);
    for (const statement of restore) await sql.raw(statement).execute(tx);
  });
  for (const statement of after) await sql.raw(statement).execute(db);
}

interface Statements {
  before: string[];
  remove: string[];
  restore: string[];
  after: string[];
}

/** Without a journal on disk, since a database that is only partly filled need not survive a crash, and with a large cache. */
async function onSqlite(db: Db, tables: readonly string[]): Promise<Statements> {
  const indexes = await rowsOf<{ name: string; sql: string }>(
    db,
    sql`select name, sql from sqlite_master where type = 'index' and sql is not null and tbl_name in (${list(tables)})`,
  );
  return {
    before: ['foreign_keys = off', 'journal_mode = memory', 'synchronous = off', 'cache_size = -1000000'].map(pragma),
    remove: indexes.map(({ name }) => `drop index "${name}"`),
    restore: indexes.map((index) => index.sql),
    after: ['journal_mode = wal', 'synchronous = full', 'foreign_keys = on', 'cache_size = -32000'].map(pragma),
  };
}

/** Ends with what autovacuum would do after a while: statistics and the visibility map. */
async function onPostgres(db: Db, tables: readonly string[]): Promise<Statements> {
  const keys = await rowsOf<{ name: string; on: string; definition: string }>(
    db,
    sql`select conname as name, conrelid::regclass::text as "on", pg_get_constraintdef(oid) as definition
      from pg_constraint where contype = 'f' and conrelid::regclass::text in (${list(tables)})`,
  );
  const indexes = await rowsOf<{ name: string; definition: string }>(
    db,
    sql`select indexname as name, indexdef as definition from pg_indexes where tablename in (${list(tables)})
      and indexname not in (select conname from pg_constraint)`,
  );
  return {
    before: [],
    remove: [
      `set local maintenance_work_mem = '256MB'`,
      ...keys.map(({ name, on }) => `alter table "${on}" drop constraint "${name}"`),
      ...indexes.map(({ name }) => `drop index "${name}"`),
    ],
    restore: [
      ...indexes.map(({ definition }) => definition),
      ...keys.map(({ name, on, definition }) => `alter table "${on}" add constraint "${name}" ${definition} not valid`),
    ],
    after: [`vacuum (analyze) ${tables.map((table) => `"${table}"`).join(', ')}`],
  };
}

function pragma(setting: string): string {
  return `pragma ${setting}`;
}

function list(names: readonly string[]): RawBuilder<unknown> {
  return sql.join(names.map((name) => sql.lit(name)));
}

async function rowsOf<Row>(db: Db, query: RawBuilder<unknown>): Promise<Row[]> {
  return (await query.execute(db)).rows as Row[];
}
