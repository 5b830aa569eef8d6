import type { Kysely } from 'kysely';

/** When a delivery was put on the pass, where it waits for its driver; its status says nothing of that. null: it was not. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('orders').addColumn('packed_at', 'bigint').execute();
}
