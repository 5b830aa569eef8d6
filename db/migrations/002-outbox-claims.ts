import type { Kysely } from 'kysely';

/** A mail that was given up is kept for a while, out of the way of those that are due. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('outbox').addColumn('failed_at', 'bigint').execute();
  await db.schema.dropIndex('outbox_due').execute();
  await db.schema.createIndex('outbox_due').on('outbox').columns(['sent_at', 'failed_at', 'next_attempt_at']).execute();
  await db.schema.createIndex('outbox_by_time').on('outbox').column('created_at').execute();
}
