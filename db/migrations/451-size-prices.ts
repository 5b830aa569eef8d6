import type { Kysely } from 'kysely';

/**
 * Which groups of options are sizes, and what an option and a dish cost in a size: minor units by the size's id; null: in every size what
 * they cost anyway.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('option_groups')
    .addColumn('is_size', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable('option_values').addColumn('size_prices', 'text').execute();
  await db.schema.alterTable('products').addColumn('size_prices', 'text').execute();
}
