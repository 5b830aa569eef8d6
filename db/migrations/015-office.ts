import type { Kysely } from 'kysely';

/** The reason for which a review is hidden, and indexes of the audit log by user and by action. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('reviews').addColumn('hidden_because', 'text').execute();
  const index = (name: string, column: string) =>
    db.schema.createIndex(name).on('audit_log').columns(['restaurant_id', column, 'created_at', 'id']).execute();
  await index('audit_log_by_person', 'user_id');
  await index('audit_log_by_action', 'action');
}
