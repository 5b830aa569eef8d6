import type { Kysely } from 'kysely';

/** Whether a tracking link agrees to a dearer order for its customer: those that are mailed to them do. Links from before only follow. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('order_links')
    .addColumn('may_agree', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
}
