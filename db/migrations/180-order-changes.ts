import type { Kysely } from 'kysely';

/** What staff took out of orders that were open, and how much less is then due of their payments; null: nothing was. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('orders').addColumn('changes', 'text').execute();
  await db.schema.alterTable('payments').addColumn('due', 'bigint').execute();
}
