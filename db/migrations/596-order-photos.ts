import type { Kysely } from 'kysely';

/**
 * The photo that a courier took of an order which could not be delivered, as WebP in base64: a row goes with what is forgotten of its order, which
 * a file of uploads would not (decision 219).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('order_photos')
    .addColumn('restaurant_id', 'text', (c) => c.notNull())
    .addColumn('order_id', 'text', (c) => c.notNull())
    .addColumn('taken_at', 'bigint', (c) => c.notNull())
    .addColumn('webp', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('order_photos_key', ['restaurant_id', 'order_id'])
    .addForeignKeyConstraint(
      'order_photos_order',
      ['restaurant_id', 'order_id'],
      'orders',
      ['restaurant_id', 'id'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .execute();
  // Housekeeping looks for those that are over.
  await db.schema.createIndex('order_photos_by_time').on('order_photos').column('taken_at').execute();
}
