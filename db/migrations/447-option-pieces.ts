import type { Kysely } from 'kysely';

/** How many pieces of each of its values a group allows, and how many pieces of it are included in the dish's price. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('option_groups')
    .addColumn('max_per_value', 'integer', (c) => c.notNull().defaultTo(1))
    .execute();
  await db.schema
    .alterTable('option_groups')
    .addColumn('included', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
}
