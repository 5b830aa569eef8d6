import type { Kysely } from 'kysely';

/** Ids of the dishes that the cart suggests beside a dish, as JSON; null: none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('products').addColumn('goes_with', 'text').execute();
}
