import type { Kysely } from 'kysely';

/** Receipts by their number, which counts up without gaps at each restaurant, and the last number that was given. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('receipt_counters')
    .addColumn('restaurant_id', 'text', (c) => c.primaryKey().references('restaurants.id').onDelete('cascade'))
    .addColumn('last_number', 'integer', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('receipts')
    .addColumn('restaurant_id', 'text', (c) => c.notNull().references('restaurants.id').onDelete('cascade'))
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('order_id', 'text', (c) => c.notNull())
    .addColumn('issued_at', 'bigint', (c) => c.notNull())
    .addColumn('till_number', 'text')
    .addPrimaryKeyConstraint('receipts_key', ['restaurant_id', 'number'])
    .addUniqueConstraint('receipts_one_an_order', ['restaurant_id', 'order_id'])
    .addForeignKeyConstraint('receipts_order', ['restaurant_id', 'order_id'], 'orders', ['restaurant_id', 'id'])
    .execute();
}
