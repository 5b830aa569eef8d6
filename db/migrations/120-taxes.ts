import type { Kysely } from 'kysely';

/**
 * How a restaurant is taxed (JSON; null: it has not said, and nothing is different), the classes of dishes and options (null: the
 * usual one), and what an order's tax was when it was placed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('restaurants').addColumn('taxes', 'text').execute();
  await db.schema.alterTable('products').addColumn('tax_class', 'text').execute();
  await db.schema.alterTable('option_values').addColumn('tax_class', 'text').execute();
  await db.schema.alterTable('orders').addColumn('tax', 'text').execute();
  await db.schema.alterTable('order_lines').addColumn('tax_shares', 'text').execute();
}
