import type { Kysely } from 'kysely';

/** Of which category's dishes a dish is half and half, and how both are priced; null: it is a dish of its own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('products').addColumn('halves', 'text').execute();
}
