import type { Kysely } from 'kysely';

/** Up to which total assistants order for known buyers who pay at the counter. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('restaurants').addColumn('assistants_up_to', 'bigint').execute();
}
