import { type Kysely, PostgresAdapter } from 'kysely';

/** PostgreSQL's `real` rounds coordinates to a few metres; SQLite's is a double already. */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
  for (const table of ['restaurants', 'addresses']) {
    for (const column of ['latitude', 'longitude']) {
      await db.schema
        .alterTable(table)
        .alterColumn(column, (c) => c.setDataType('double precision'))
        .execute();
    }
  }
}
