import type { Kysely } from 'kysely';

/** The languages that customers are offered (JSON); null: all. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('restaurants').addColumn('languages', 'text').execute();
}
