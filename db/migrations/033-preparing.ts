import type { Kysely } from 'kysely';

/** Since when a new restaurant's owner prepares it; null: it takes orders. All restaurants of before do. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('restaurants').addColumn('preparing_since', 'bigint').execute();
}
