import type { Kysely } from 'kysely';

/** By which tracking link a browser asked to be told of an order: it ends with its link. null: its customer's own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('order_pushes').addColumn('link_hash', 'text').execute();
}
