import { type Kysely, sql } from 'kysely';

/**
 * Services that bring a restaurant's deliveries: how it is known there, its orders that were handed to one, and what an order and the
 * restaurant show of it without another query (decision 214).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('restaurants').addColumn('delivery_services', 'text').execute();
  await db.schema.alterTable('orders').addColumn('handed', 'text').execute();
  await db.schema
    .createTable('delivery_services')
    .addColumn('restaurant_id', 'text', (c) => c.notNull().references('restaurants.id').onDelete('cascade'))
    .addColumn('service', 'text', (c) => c.notNull())
    .addColumn('account', 'text', (c) => c.notNull())
    .addColumn('is_test', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('keys_sealed', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('failed_at', 'bigint')
    .addColumn('last_error', 'text')
    .addPrimaryKeyConstraint('delivery_services_key', ['restaurant_id', 'service'])
    .execute();
  await db.schema
    .createTable('handed_deliveries')
    .addColumn('restaurant_id', 'text', (c) => c.notNull())
    .addColumn('order_id', 'text', (c) => c.notNull())
    .addColumn('attempt', 'integer', (c) => c.notNull())
    .addColumn('service', 'text', (c) => c.notNull())
    .addColumn('ref', 'text')
    .addColumn('quote_ref', 'text')
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('price', 'bigint')
    .addColumn('send_at', 'bigint', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('cancel_at', 'bigint')
    .addColumn('is_unsure', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('attempts', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('due_at', 'bigint', (c) => c.notNull())
    .addColumn('outcome', 'text')
    .addColumn('last_error', 'text')
    .addPrimaryKeyConstraint('handed_deliveries_key', ['restaurant_id', 'order_id', 'attempt'])
    .addForeignKeyConstraint(
      'handed_deliveries_order',
      ['restaurant_id', 'order_id'],
      'orders',
      ['restaurant_id', 'id'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .execute();
  await db.schema
    .createIndex('handed_deliveries_due')
    .on('handed_deliveries')
    .columns(['due_at', 'restaurant_id'])
    .where(sql.ref('outcome'), 'is', null)
    .execute();
  await db.schema
    .createIndex('handed_deliveries_ref')
    .on('handed_deliveries')
    .columns(['restaurant_id', 'service', 'ref'])
    .execute();
  await db.schema
    .createIndex('handed_deliveries_by_time')
    .on('handed_deliveries')
    .columns(['restaurant_id', 'created_at'])
    .execute();
}
