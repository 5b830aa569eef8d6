import { type Kysely, sql } from 'kysely';

/** When the next mails of a running campaign are due; null: it does not run. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('campaigns').addColumn('due_at', 'bigint').execute();
  await sql`update campaigns set due_at = created_at where state = 'running'`.execute(db);
  await sql`create index campaigns_due on campaigns (due_at) where due_at is not null`.execute(db);
  // Nobody looks for running ones any more but by when they are due.
  await db.schema.dropIndex('campaigns_by_state').execute();
}
