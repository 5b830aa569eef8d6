import type { Kysely } from 'kysely';

/** Which groups of options an option opens, as a list of their ids; null: none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('option_values').addColumn('opens', 'text').execute();
}
