import type { Kysely } from 'kysely';

/** Links to one order each, for who has no account: of a link only the hash is kept. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('order_links')
    .addColumn('restaurant_id', 'text', (c) => c.notNull())
    .addColumn('token_hash', 'text', (c) => c.notNull())
    .addColumn('order_id', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('order_links_key', ['restaurant_id', 'token_hash'])
    .addForeignKeyConstraint(
      'order_links_order',
      ['restaurant_id', 'order_id'],
      'orders',
      ['restaurant_id', 'id'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .execute();
  await db.schema
    .createIndex('order_links_by_order')
    .on('order_links')
    .columns(['restaurant_id', 'order_id', 'created_at'])
    .execute();
}
