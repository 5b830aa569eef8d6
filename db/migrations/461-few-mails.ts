import type { Kysely } from 'kysely';

/** Whether customers are mailed of fewer steps of their orders. Not by default: the specification has a mail for each. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('restaurants')
    .addColumn('few_mails', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
}
