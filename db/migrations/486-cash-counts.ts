import { type Kysely, sql } from 'kysely';

/** What staff counted of a business day's cash, beside what was expected. `number` counts the counts of one day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('cash_counts')
    .addColumn('restaurant_id', 'text', (c) => c.notNull().references('restaurants.id').onDelete('cascade'))
    .addColumn('business_date', 'text', (c) => c.notNull())
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('opening', 'bigint', (c) => c.notNull().check(sql`opening >= 0`))
    .addColumn('expected', 'bigint', (c) => c.notNull())
    .addColumn('counted', 'bigint', (c) => c.notNull().check(sql`counted >= 0`))
    .addColumn('reason', 'text')
    .addColumn('counted_by', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('cash_counts_key', ['restaurant_id', 'business_date', 'number'])
    .execute();
  await db.schema.createIndex('orders_by_payment').on('orders').columns(['restaurant_id', 'paid_at']).execute();
  await db.schema
    .createIndex('cash_refunds_by_time')
    .on('cash_refunds')
    .columns(['restaurant_id', 'created_at'])
    .execute();
}
