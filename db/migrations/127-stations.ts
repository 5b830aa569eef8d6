import type { Kysely } from 'kysely';

/** The kitchen's stations, the devices that stand there, and which lines of an order are done. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('stations')
    .addColumn('restaurant_id', 'text', (c) => c.notNull().references('restaurants.id').onDelete('cascade'))
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('categories', 'text', (c) => c.notNull())
    .addColumn('products', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('stations_key', ['restaurant_id', 'id'])
    .execute();
  await db.schema
    .createTable('kitchen_devices')
    .addColumn('restaurant_id', 'text', (c) => c.notNull())
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('station_id', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('code_hash', 'text', (c) => c.unique())
    .addColumn('code_until', 'bigint', (c) => c.notNull())
    .addColumn('token_hash', 'text', (c) => c.unique())
    .addColumn('seen_at', 'bigint')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('kitchen_devices_key', ['restaurant_id', 'id'])
    .addForeignKeyConstraint(
      'kitchen_devices_station',
      ['restaurant_id', 'station_id'],
      'stations',
      ['restaurant_id', 'id'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .execute();
  await db.schema
    .createIndex('kitchen_devices_by_station')
    .on('kitchen_devices')
    .columns(['restaurant_id', 'station_id', 'created_at', 'id'])
    .execute();
  await db.schema.alterTable('order_lines').addColumn('done_at', 'bigint').execute();
  await db.schema.alterTable('orders').addColumn('kitchen_done_at', 'bigint').execute();
}
