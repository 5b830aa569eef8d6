import type { Kysely } from 'kysely';

/** What its guest avoids, of an order whose guest wants the kitchen to know, as JSON; null: nothing was said. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('orders').addColumn('avoids', 'text').execute();
}
