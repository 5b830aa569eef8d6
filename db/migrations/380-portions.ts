import type { Kysely } from 'kysely';

/**
 * How many portions of a dish there are each business day (null: they are not counted), whether guests read that few are left, what of
 * them is sold by business day, and what an order has taken. `day_portions.portions`: what staff said of that day; null: the dish's usual.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('products').addColumn('daily_portions', 'integer').execute();
  await db.schema
    .alterTable('products')
    .addColumn('shows_portions', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createTable('day_portions')
    .addColumn('restaurant_id', 'text', (c) => c.notNull().references('restaurants.id').onDelete('cascade'))
    .addColumn('product_id', 'text', (c) => c.notNull())
    .addColumn('business_date', 'text', (c) => c.notNull())
    .addColumn('portions', 'integer')
    .addColumn('taken', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('day_portions_key', ['restaurant_id', 'product_id', 'business_date'])
    .execute();
  await db.schema.alterTable('orders').addColumn('portions', 'text').execute();
}
