import type { Kysely } from 'kysely';

/**
 * Phone numbers and e-mail addresses from which a restaurant takes no orders online, of which it keeps the hashes, and what it asks of
 * guests: from which amount on they are called back first, and for how many months their names stay.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('blocks')
    .addColumn('restaurant_id', 'text', (c) => c.notNull().references('restaurants.id').onDelete('cascade'))
    .addColumn('hash', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('hint', 'text', (c) => c.notNull())
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('blocks_key', ['restaurant_id', 'hash'])
    .execute();
  await db.schema.alterTable('restaurants').addColumn('call_back_from', 'bigint').execute();
  await db.schema
    .alterTable('restaurants')
    .addColumn('guest_months', 'integer', (c) => c.defaultTo(12))
    .execute();
  await db.schema
    .alterTable('orders')
    .addColumn('call_back', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema.createIndex('order_links_by_time').on('order_links').columns(['created_at']).execute();
}
