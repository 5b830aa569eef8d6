import type { Kysely } from 'kysely';

/**
 * Whether whoever delivers may take orders by a link on their phone; the links, of which only hashes are kept; which phone has an order, under
 * which name and since when; and who of them made a step.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('restaurants')
    .addColumn('couriers', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable('orders').addColumn('courier_device', 'text').execute();
  await db.schema.alterTable('orders').addColumn('courier_name', 'text').execute();
  await db.schema.alterTable('orders').addColumn('courier_at', 'bigint').execute();
  await db.schema.alterTable('order_status_history').addColumn('courier_name', 'text').execute();
  await db.schema
    .createTable('courier_links')
    .addColumn('restaurant_id', 'text', (c) => c.notNull())
    .addColumn('token_hash', 'text', (c) => c.notNull())
    .addColumn('order_id', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('courier_links_key', ['restaurant_id', 'token_hash'])
    .addForeignKeyConstraint(
      'courier_links_order',
      ['restaurant_id', 'order_id'],
      'orders',
      ['restaurant_id', 'id'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .execute();
  await db.schema
    .createIndex('courier_links_by_order')
    .on('courier_links')
    .columns(['restaurant_id', 'order_id', 'created_at'])
    .execute();
}
