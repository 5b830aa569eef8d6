import { type Kysely, sql } from 'kysely';

/**
 * Since when couriers' cash is settled with each of them (null: it is not); what each handed in, and who took it; and of which of
 * these each order is a part.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('restaurants').addColumn('couriers_settle_from', 'bigint').execute();
  await db.schema
    .createTable('courier_settlements')
    .addColumn('restaurant_id', 'text', (c) => c.notNull().references('restaurants.id').onDelete('cascade'))
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('courier', 'text', (c) => c.notNull())
    .addColumn('orders', 'integer', (c) => c.notNull().check(sql`orders > 0`))
    .addColumn('cash', 'bigint', (c) => c.notNull().check(sql`cash >= 0`))
    .addColumn('settled_by', 'text')
    .addColumn('settled_at', 'bigint', (c) => c.notNull())
    .addColumn('undone_at', 'bigint')
    .addColumn('undone_by', 'text')
    .addPrimaryKeyConstraint('courier_settlements_key', ['restaurant_id', 'id'])
    .execute();
  await db.schema
    .createIndex('courier_settlements_by_time')
    .on('courier_settlements')
    .columns(['restaurant_id', 'settled_at'])
    .execute();
  await db.schema.alterTable('orders').addColumn('courier_settlement', 'text').execute();
  await sql`create index orders_by_settlement on orders (restaurant_id, courier_settlement)
    where courier_settlement is not null`.execute(db);
}
