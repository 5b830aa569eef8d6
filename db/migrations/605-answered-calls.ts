import type { Kysely } from 'kysely';

/** Whether somebody picked up (decision 201): the provider's id of a call, by which that is asked, and whether it is the second of two. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('telephone_messages').addColumn('call_ref', 'text').execute();
  await db.schema
    .alterTable('telephone_messages')
    .addColumn('is_second', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
}
