import type { Kysely } from 'kysely';

/**
 * Orders and times (decision 094). `order_times` is JSON; null: those of the specification. `slot_loads` counts what each slot of
 * a restaurant with capacity rules has taken; `kitchen_slots` of an order (JSON) says which slots are its own.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const restaurants = () => db.schema.alterTable('restaurants');
  await restaurants().addColumn('order_times', 'text').execute();
  await restaurants().addColumn('busy_minutes', 'integer').execute();
  await restaurants().addColumn('busy_until', 'bigint').execute();
  await restaurants()
    .addColumn('publishes_punctuality', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await restaurants().addColumn('on_time_percent', 'integer').execute();
  const products = () => db.schema.alterTable('products');
  await products()
    .addColumn('units', 'integer', (c) => c.notNull().defaultTo(1))
    .execute();
  await products()
    .addColumn('notice_minutes', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  const orders = () => db.schema.alterTable('orders');
  await orders().addColumn('promised_at', 'bigint').execute();
  await orders()
    .addColumn('units', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await orders().addColumn('kitchen_slots', 'text').execute();
  await db.schema
    .createTable('slot_loads')
    .addColumn('restaurant_id', 'text', (c) => c.notNull().references('restaurants.id'))
    .addColumn('slot_at', 'bigint', (c) => c.notNull())
    .addColumn('orders', 'integer', (c) => c.notNull())
    .addColumn('units', 'integer', (c) => c.notNull())
    .addColumn('deliveries', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('slot_loads_key', ['restaurant_id', 'slot_at'])
    .execute();
}
