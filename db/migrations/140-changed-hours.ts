import type { Kysely } from 'kysely';

/** What held for a date (JSON) before its hours were changed from the board; null: they were not. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('restaurants').addColumn('changed_hours', 'text').execute();
}
