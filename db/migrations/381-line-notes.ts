import type { Kysely } from 'kysely';

/** Whether customers may add a few words to a dish, and what they wrote to a line; null: nothing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('restaurants')
    .addColumn('takes_line_notes', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable('order_lines').addColumn('note', 'text').execute();
}
