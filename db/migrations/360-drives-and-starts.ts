import type { Kysely } from 'kysely';

/**
 * When orders for later come to the cooks, whether their papers wait until then, and how long a delivery is on its way: kept with the
 * order, because settings change. null: the usual time, and no drive that anybody has told.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('restaurants').addColumn('start_ahead', 'integer').execute();
  await db.schema
    .alterTable('restaurants')
    .addColumn('holds_papers', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable('orders').addColumn('travel_minutes', 'integer').execute();
  await db.schema.alterTable('print_jobs').addColumn('from_at', 'bigint').execute();
}
