import type { Kysely } from 'kysely';

/** What whoever collects pays instead: of a dish, in minor units (null: the menu's), and the percentage that is taken off the whole menu. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('products').addColumn('pickup_price', 'bigint').execute();
  await db.schema
    .alterTable('restaurants')
    .addColumn('pickup_percent_off', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
}
