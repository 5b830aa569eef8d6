import type { Kysely } from 'kysely';

/** Whether a restaurant stops taking orders while this printer is silent or out of order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('printers')
    .addColumn('pauses_ordering', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
}
