import type { Kysely } from 'kysely';

/** Whether checkout asks what becomes of a dish that is missing, and what the customer wishes for each line; null: nothing said. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('restaurants')
    .addColumn('asks_wishes', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable('order_lines').addColumn('wish', 'text').execute();
}
