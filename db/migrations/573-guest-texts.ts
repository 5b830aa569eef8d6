import type { Kysely } from 'kysely';

/** Text messages to guests (decision 202): whether a restaurant offers them, and whether an order's guest wants them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('restaurants')
    .addColumn('texts_guests', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable('orders')
    .addColumn('wants_texts', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
}
