import { type Kysely, sql } from 'kysely';

/** Browsers of customers that are told how one of their orders goes on; they end with the order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('order_pushes')
    .addColumn('restaurant_id', 'text', (c) => c.notNull())
    .addColumn('order_id', 'text', (c) => c.notNull())
    .addColumn('endpoint_hash', 'text', (c) => c.notNull())
    .addColumn('endpoint', 'text', (c) => c.notNull())
    .addColumn('p256dh', 'text', (c) => c.notNull())
    .addColumn('auth', 'text', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('due_at', 'bigint')
    .addColumn('attempts', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('order_pushes_key', ['restaurant_id', 'order_id', 'endpoint_hash'])
    .addForeignKeyConstraint(
      'order_pushes_order',
      ['restaurant_id', 'order_id'],
      'orders',
      ['restaurant_id', 'id'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .execute();
  await db.schema
    .createIndex('order_pushes_due')
    .on('order_pushes')
    .columns(['due_at'])
    .where(sql.ref('due_at'), 'is not', null)
    .execute();
}
