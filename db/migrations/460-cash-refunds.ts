import { type Kysely, sql } from 'kysely';

/** What is given back of orders in cash, with the number of its credit note, and how much of each order that is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('cash_refunds')
    .addColumn('restaurant_id', 'text', (c) => c.notNull().references('restaurants.id').onDelete('cascade'))
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('order_id', 'text', (c) => c.notNull())
    .addColumn('amount', 'bigint', (c) => c.notNull().check(sql`amount > 0`))
    .addColumn('cash', 'bigint', (c) => c.notNull().check(sql`cash > 0`))
    .addColumn('lines', 'text')
    .addColumn('reason', 'text')
    .addColumn('given_by', 'text')
    .addColumn('credit_year', 'integer')
    .addColumn('credit_number', 'integer')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('cash_refunds_key', ['restaurant_id', 'id'])
    .addForeignKeyConstraint('cash_refunds_order', ['restaurant_id', 'order_id'], 'orders', ['restaurant_id', 'id'])
    .execute();
  await db.schema
    .createIndex('cash_refunds_of_order')
    .on('cash_refunds')
    .columns(['restaurant_id', 'order_id'])
    .execute();
  await sql`create unique index cash_refunds_credit_notes on cash_refunds (restaurant_id, credit_year, credit_number)
    where credit_number is not null`.execute(db);
  await db.schema
    .alterTable('orders')
    .addColumn('cash_back', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute();
}
