import { type Kysely, sql } from 'kysely';

/** Addresses that a restaurant has called when something happens, and what they were told (decision 136). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('webhooks')
    .addColumn('restaurant_id', 'text', (c) => c.notNull().references('restaurants.id').onDelete('cascade'))
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('url', 'text', (c) => c.notNull())
    .addColumn('events', 'text', (c) => c.notNull())
    .addColumn('seed', 'text', (c) => c.notNull())
    .addColumn('former_seed', 'text')
    .addColumn('former_until', 'bigint')
    .addColumn('off_at', 'bigint')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('webhooks_key', ['restaurant_id', 'id'])
    .execute();
  await db.schema
    .createTable('deliveries')
    .addColumn('restaurant_id', 'text', (c) => c.notNull())
    .addColumn('webhook_id', 'text', (c) => c.notNull())
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('event', 'text', (c) => c.notNull())
    .addColumn('order_id', 'text')
    .addColumn('place', 'integer', (c) => c.notNull())
    .addColumn('facts', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('give_up_at', 'bigint', (c) => c.notNull())
    .addColumn('attempts', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('due_at', 'bigint', (c) => c.notNull())
    .addColumn('outcome', 'text')
    .addColumn('status', 'integer')
    .addColumn('took_ms', 'integer')
    .addColumn('answered_at', 'bigint')
    .addColumn('last_error', 'text')
    .addPrimaryKeyConstraint('deliveries_key', ['restaurant_id', 'webhook_id', 'id'])
    .addForeignKeyConstraint(
      'deliveries_webhook',
      ['restaurant_id', 'webhook_id'],
      'webhooks',
      ['restaurant_id', 'id'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .execute();
  await db.schema
    .createIndex('deliveries_due')
    .on('deliveries')
    .columns(['due_at', 'restaurant_id'])
    .where(sql.ref('outcome'), 'is', null)
    .execute();
  await db.schema
    .createIndex('deliveries_of_order')
    .on('deliveries')
    .columns(['restaurant_id', 'webhook_id', 'order_id', 'place'])
    .execute();
  await db.schema
    .createIndex('deliveries_by_time')
    .on('deliveries')
    .columns(['restaurant_id', 'webhook_id', 'created_at'])
    .execute();
}
