import type { Kysely } from 'kysely';

/**
 * The short number by which an order is called in the kitchen and at the counter, from 1 to 999, and the last one that each business day
 * of a restaurant has given. null: an order from before there were any.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('call_counters')
    .addColumn('restaurant_id', 'text', (c) => c.notNull().references('restaurants.id').onDelete('cascade'))
    .addColumn('business_date', 'text', (c) => c.notNull())
    .addColumn('given', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('call_counters_key', ['restaurant_id', 'business_date'])
    .execute();
  await db.schema.alterTable('orders').addColumn('call_number', 'integer').execute();
}
