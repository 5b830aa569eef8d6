import type { Kysely } from 'kysely';

/**
 * The business day on which an order was placed ('YYYY-MM-DD'), by the hours of that day: hours that change later move no sum of the books.
 * null: an order from before, whose day is read from today's hours.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('orders').addColumn('placed_on', 'text').execute();
}
