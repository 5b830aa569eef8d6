import type { Kysely } from 'kysely';

/** What a restaurant adds to orders besides the delivery fee (JSON; null: nothing), and what it added to an order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('restaurants').addColumn('fees', 'text').execute();
  for (const column of ['bag_fee', 'small_order_fee']) {
    await db.schema
      .alterTable('orders')
      .addColumn(column, 'bigint', (c) => c.notNull().defaultTo(0))
      .execute();
  }
}
