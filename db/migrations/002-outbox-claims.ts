import type { Kysely } from 'kysely';

/** Mails that were given up stay for a while, but not in the index of due mails. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('outbox').addColumn('failed_at', 'bigint').execute();
  await db.schema.dropIndex('outbox_due').execute();
  await db.schema.createIndex('outbox_due').on('outbox').columns(['sent_at', 'failed_at', 'next_attempt_at']).execute();
  await db.schema.createIndex('outbox_by_time').on('outbox').column('created_at').execute();
}
