import { type Kysely, sql } from 'kysely';

/** A restaurant's till, and the orders that it has to have (decision 184). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('tills')
    .addColumn('restaurant_id', 'text', (c) =>
      c.notNull().primaryKey().references('restaurants.id').onDelete('cascade'),
    )
    .addColumn('location_id', 'text', (c) => c.notNull())
    .addColumn('location_name', 'text', (c) => c.notNull())
    .addColumn('account_name', 'text', (c) => c.notNull())
    .addColumn('token_sealed', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('failed_at', 'bigint')
    .addColumn('last_error', 'text')
    .execute();
  await db.schema.createIndex('tills_location').on('tills').column('location_id').unique().execute();
  await db.schema
    .createTable('till_orders')
    .addColumn('restaurant_id', 'text', (c) => c.notNull().references('tills.restaurant_id').onDelete('cascade'))
    .addColumn('order_id', 'text', (c) => c.notNull())
    .addColumn('till_ref', 'text')
    .addColumn('told_status', 'text')
    .addColumn('told_time', 'bigint')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('attempts', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('due_at', 'bigint', (c) => c.notNull())
    .addColumn('outcome', 'text')
    .addColumn('last_error', 'text')
    .addPrimaryKeyConstraint('till_orders_key', ['restaurant_id', 'order_id'])
    .execute();
  await db.schema
    .createIndex('till_orders_due')
    .on('till_orders')
    .columns(['due_at', 'restaurant_id'])
    .where(sql.ref('outcome'), 'is', null)
    .execute();
  await db.schema.createIndex('till_orders_ref').on('till_orders').columns(['restaurant_id', 'till_ref']).execute();
  await db.schema
    .createIndex('till_orders_by_time')
    .on('till_orders')
    .columns(['restaurant_id', 'created_at'])
    .execute();
}
