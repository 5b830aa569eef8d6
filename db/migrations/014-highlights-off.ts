import type { Kysely } from 'kysely';

/** Hero slides can be switched off without being deleted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('highlights')
    .addColumn('is_active', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
}
