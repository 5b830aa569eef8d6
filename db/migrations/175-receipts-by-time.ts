import type { Kysely } from 'kysely';

/** Finds the receipts of a month without reading those of all years. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('receipts_by_time').on('receipts').columns(['restaurant_id', 'issued_at']).execute();
}
