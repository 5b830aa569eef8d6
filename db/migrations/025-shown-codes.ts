import type { Kysely } from 'kysely';

/** The code that a customer has shown for a hidden promotion, whose id alone opens nothing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('promotion_customers').addColumn('shown_code', 'text').execute();
}
