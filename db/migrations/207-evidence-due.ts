import type { Kysely } from 'kysely';

/** Until when a restaurant may answer the bank that disputes a payment (ms); null: nobody disputes it, or the provider does not say. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('payments').addColumn('evidence_due_by', 'bigint').execute();
}
