import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Kysely, sql } from 'kysely';
import type { Config } from '../platform/config.ts';
import { type Db, databasePlace, openDatabase } from '../platform/database/database.ts';
import { migrate } from '../platform/database/migrate.ts';
import { sayResult } from './say-result.ts';
import { refuseInUse } from './sqlite-copy.ts';

type AnyTables = Record<string, Record<string, unknown>>;

/** Bound values per statement; PostgreSQL allows 65,535. */
const MAX_VALUES = 30_000;
/** Not moved, because every start fills it from the code (`migrate`). */
const LOADED = 'status_transitions';

/**
 * `npm run db:move`: copies all rows of the SQLite database in DATA_DIR into the empty PostgreSQL database of DATABASE_URL, in
 * one transaction. The server must be stopped. The SQLite database stays unchanged. Returns the number of rows.
 */
export async function moveDatabase(config: Config): Promise<number> {
  const { DATA_DIR, DATABASE_URL } = config;
  const file = join(DATA_DIR, 'servery.sqlite');
  if (!DATABASE_URL) throw new Error('DATABASE_URL names no PostgreSQL to move to.');
  if (!existsSync(file)) throw new Error(`There is no embedded database in ${DATA_DIR}.`);
  refuseInUse(file);
  const from = openDatabase({ dataDir: DATA_DIR });
  const to = openDatabase(databasePlace(config));
  try {
    await refuseContent(to.db);
    for (const each of [from, to]) await migrate(each);
    const source = new DatabaseSync(file, { readOnly: true });
    source.exec('begin');
    const moved = await to.db.transaction().execute(async (tx) => {
      await tx.deleteFrom(LOADED).execute();
      let rows = 0;
      for (const table of tablesInOrder(source))
        rows += await copyTable(source, tx as unknown as Kysely<AnyTables>, table);
      return rows;
    });
    source.close();
    return moved;
  } finally {
    await Promise.all([from.db.destroy(), to.db.destroy()]);
  }
}

async function refuseContent(db: Db): Promise<void> {
  const tables = (await db.introspection.getTables()).filter(
    ({ name }) => !name.startsWith('kysely_') && name !== LOADED,
  );
  for (const { name } of tables) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db);
    if (rows.length) throw new Error(`The PostgreSQL database is not empty: "${name}" has rows.`);
  }
}

async function copyTable(source: DatabaseSync, target: Kysely<AnyTables>, table: string): Promise<number> {
  let batch: Record<string, unknown>[] = [];
  let copied = 0;
  async function flush(): Promise<void> {
    if (batch.length) await target.insertInto(table).values(batch).execute();
    copied += batch.length;
    batch = [];
  }
  for (const row of source.prepare(`select * from "${table}"`).iterate()) {
    batch.push(row);
    if (batch.length * Object.keys(row).length >= MAX_VALUES) await flush();
  }
  await flush();
  return copied;
}

if (import.meta.main) {
  await sayResult(async (config) => `${await moveDatabase(config)} rows are in PostgreSQL.`);
}

/**
 * All tables of the product, each after those that its foreign keys refer to. Read from the schema, so that none is forgotten.
 */
function tablesInOrder(database: DatabaseSync): string[] {
  const names = database
    .prepare(
      "select name from sqlite_master where type = 'table' and name not like 'sqlite@_%' escape '@' and name not like 'kysely@_%' escape '@' order by name",
    )
    .all()
    .map(({ name }) => String(name));
  const pointsAt = new Map(names.map((name) => [name, parentsOf(database, name)]));
  const ordered: string[] = [];
  while (ordered.length < names.length) {
    const next = names.find(
      (name) =>
        !ordered.includes(name) && pointsAt.get(name)?.every((parent) => parent === name || ordered.includes(parent)),
    );
    if (!next) throw new Error('Tables that point at each other in a circle can’t be moved one after the other.');
    ordered.push(next);
  }
  return ordered;
}

function parentsOf(database: DatabaseSync, table: string): string[] {
  const rows = database.prepare('select "table" as parent from pragma_foreign_key_list(?)').all(table);
  return rows.map(({ parent }) => String(parent));
}
