import { type DatabaseIntrospector, type Kysely, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dialects, type FreshDatabase, freshDatabase } from '../../../tests/support/databases.ts';
import { loadDemo } from '../demo/load-demo.ts';
import { readConfig } from '../platform/config.ts';
import { openDatabase } from '../platform/database/database.ts';
import { migrate } from '../platform/database/migrate.ts';
import { createServices } from '../wire.ts';
import { moveDatabase } from './move-database.ts';

type Row = Record<string, unknown>;

/** For columns that take only certain values. */
const CHOICES: Row = {
  role: 'Staff',
  'invitations.state': 'open',
  provider: 'stripe',
  'payments.state': 'captured',
  'payment_acts.kind': 'refund',
  paper: 'kitchen',
  step: 'push',
  'print_jobs.state': 'waiting',
  'order_notes.audience': 'team',
  'telephone_messages.kind': 'ready',
  'till_stock.kind': 'sku',
  channel: 'text',
};
/** What each of the schema's types must carry unchanged. */
const VALUES: Row = { text: 'Zoë, 北京 🍜', integer: 7, bigint: 1_790_000_000_123, real: -9.142685 };

describe.skipIf(!dialects.includes('postgres'))('moving from SQLite to PostgreSQL', { timeout: 60_000 }, () => {
  let from: FreshDatabase;
  let to: FreshDatabase;
  beforeEach(async () => {
    from = await freshDatabase('sqlite');
    to = await freshDatabase('postgres');
  });
  afterEach(async () => {
    await from.drop();
    await to.drop();
  });
  const config = () =>
    readConfig({
      NODE_ENV: 'test',
      DATA_DIR: from.dataDir,
      DATABASE_URL: to.databaseUrl,
      TOKEN_SECRET: 'a-secret-for-tests-that-is-long-enough',
    });

  it('brings every row of every table, unchanged', async () => {
    await migrate(from);
    await loadDemo(createServices(config(), from));
    await fillWhatIsEmpty(from.db as unknown as Kysely<Record<string, Row>>);
    const tables = await tablesOf(from.db.introspection);
    await from.db.destroy();

    const moved = await moveDatabase(config());
    from = { ...from, ...openDatabase(from), databaseUrl: undefined };

    expect(await tablesOf(to.db.introspection)).toEqual(tables);
    let rows = 0;
    for (const table of tables) {
      const [source, target] = await Promise.all([rowsOf(from, table), rowsOf(to, table)]);
      expect(source.length, `"${table}" has a row to compare`).toBeGreaterThan(0);
      expect(target, table).toEqual(source);
      rows += source.length;
    }
    expect(moved).toBe(rows);
  });

  it('refuses a database that has content, and leaves it alone', async () => {
    await migrate(from);
    await from.db.destroy();
    await sql`create table somebodys (thing text)`.execute(to.db);
    await sql`insert into somebodys values ('precious')`.execute(to.db);
    await expect(moveDatabase(config())).rejects.toThrow('"somebodys" has rows');
    expect(await to.db.introspection.getTables()).toHaveLength(1);
  });

  it('refuses while a server may still take orders', async () => {
    await migrate(from);
    await expect(moveDatabase(config())).rejects.toThrow('stop the server first');
    expect(await to.db.introspection.getTables()).toHaveLength(0);
  });
});

async function tablesOf(introspection: DatabaseIntrospector): Promise<string[]> {
  const tables = await introspection.getTables();
  return tables.map(({ name }) => name).sort();
}

/** In an order that both databases agree on. */
async function rowsOf({ db }: FreshDatabase, table: string): Promise<string[]> {
  const { rows } = await sql<Row>`select * from ${sql.table(table)}`.execute(db);
  return rows.map((row) => JSON.stringify(Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1)))).sort();
}

/** A row in each table that the demo leaves empty, also in one that is added one day. */
async function fillWhatIsEmpty(db: Kysely<Record<string, Row>>): Promise<void> {
  const firstOf = (table: string) => db.selectFrom(table).selectAll().limit(1).executeTakeFirst();
  let waiting = await db.introspection.getTables();
  while (waiting.length > 0) {
    const later: typeof waiting = [];
    for (const table of waiting) {
      const { name, columns } = table;
      if (await firstOf(name)) continue;
      const { rows: references } = await sql<{ table: string; from: string; to: string }>`
        select "table", "from", "to" from pragma_foreign_key_list(${name}) order by "table" <> 'restaurants'`.execute(
        db,
      );
      const row: Row = Object.fromEntries(
        columns.map(({ name: column, dataType }) => [
          column,
          CHOICES[`${name}.${column}`] ?? CHOICES[column] ?? VALUES[dataType.toLowerCase()],
        ]),
      );
      const parents = await Promise.all(references.map((each) => firstOf(each.table)));
      references.forEach((each, i) => {
        row[each.from] = parents[i]?.[each.to];
      });
      if (parents.includes(undefined)) later.push(table);
      else await db.insertInto(name).values(row).execute();
    }
    if (later.length === waiting.length) throw new Error(`No parents of ${later.map(({ name }) => name).join()}`);
    waiting = later;
  }
}
