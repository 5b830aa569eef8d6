import type { Kysely } from 'kysely';

/** Whether customers may be shown how far away the courier is who shows it. Where that is, no table keeps (decision 218). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('restaurants')
    .addColumn('couriers_show_position', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
}
