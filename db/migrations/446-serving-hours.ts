import type { Kysely } from 'kysely';

/** When a dish, or what is in a category, is served (`ServingHours`); null: whenever the restaurant takes orders. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('products').addColumn('serving_hours', 'text').execute();
  await db.schema.alterTable('categories').addColumn('serving_hours', 'text').execute();
}
