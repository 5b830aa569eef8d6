import type { Kysely } from 'kysely';

/** Characters sent to the translation provider by restaurant and UTC day ("2026-06-17"), for the daily limit. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('translation_usage')
    .addColumn('restaurant_id', 'text', (c) => c.notNull().references('restaurants.id').onDelete('cascade'))
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('characters', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('translation_usage_key', ['restaurant_id', 'day'])
    .execute();
}
