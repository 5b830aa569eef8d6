import type { Kysely } from 'kysely';

/** Whether a guest's order was the first one with its number and address: staff then may want to call. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('orders')
    .addColumn('is_first', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
}
