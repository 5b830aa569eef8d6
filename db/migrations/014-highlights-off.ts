import type { Kysely } from 'kysely';

/** A hero slide can be off for a while without being lost. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('highlights')
    .addColumn('is_active', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
}
