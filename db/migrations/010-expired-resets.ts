import type { Kysely } from 'kysely';

/** Links that were not used in time are found without reading those that still may be. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('password_resets_expiry').on('password_resets').column('expires_at').execute();
}
