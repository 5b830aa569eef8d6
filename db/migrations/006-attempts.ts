import type { Kysely } from 'kysely';

/** Counts of password guesses, shared by all processes; and the name of an order's promotion in the restaurant's language. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('attempts')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('count', 'integer', (c) => c.notNull())
    .addColumn('ends_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('attempts_end').on('attempts').column('ends_at').execute();
  await db.schema.alterTable('orders').addColumn('promotion_name_original', 'text').execute();
}
