import type { Kysely } from 'kysely';

/** An index to find expired links without reading the others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('password_resets_expiry').on('password_resets').column('expires_at').execute();
}
