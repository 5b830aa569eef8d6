import type { Kysely } from 'kysely';

/** Whether the restaurant takes orders of guests: by default it does. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('restaurants')
    .addColumn('guest_orders', 'integer', (c) => c.notNull().defaultTo(1))
    .execute();
}
