import { type Kysely, sql } from 'kysely';

/** Of receipts whose order was called off after all: since when, and the number of the credit note that takes back what was left of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('receipts').addColumn('called_off_at', 'bigint').execute();
  await db.schema.alterTable('receipts').addColumn('credit_year', 'integer').execute();
  await db.schema.alterTable('receipts').addColumn('credit_number', 'integer').execute();
  await sql`create index receipts_by_calling_off on receipts (restaurant_id, called_off_at)
    where called_off_at is not null`.execute(db);
}
