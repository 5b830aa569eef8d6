import type { Kysely } from 'kysely';

/** Deals: some dishes for one price, a choice for each line; and of which deal a line of an order is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('deals')
    .addColumn('restaurant_id', 'text', (c) => c.notNull().references('restaurants.id').onDelete('cascade'))
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('price', 'bigint', (c) => c.notNull())
    .addColumn('lines', 'text', (c) => c.notNull())
    .addColumn('is_active', 'integer', (c) => c.notNull())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('deals_key', ['restaurant_id', 'id'])
    .execute();
  await db.schema.alterTable('order_lines').addColumn('deal', 'text').execute();
}
