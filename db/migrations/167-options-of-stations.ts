import type { Kysely } from 'kysely';

/** Options that are made at a station, lines that several stations work on, and printers that stand at a station. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('stations')
    .addColumn('option_values', 'text', (c) => c.notNull().defaultTo('[]'))
    .execute();
  await db.schema.alterTable('printers').addColumn('station_id', 'text').execute();
  await db.schema.alterTable('order_lines').addColumn('done_by', 'text').execute();
  await db.schema.alterTable('order_lines').dropColumn('done_at').execute();
}
