import type { Kysely } from 'kysely';

/** Which tips a restaurant offers (JSON; null: none), and an order's tip, which is no part of its total. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('restaurants').addColumn('tips', 'text').execute();
  await db.schema
    .alterTable('orders')
    .addColumn('tip', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute();
}
