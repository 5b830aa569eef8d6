import type { Kysely } from 'kysely';

/** Which of its domains a restaurant writes into letters; without one it is the shortest. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('restaurant_domains')
    .addColumn('is_primary', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
}
