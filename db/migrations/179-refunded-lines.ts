import type { Kysely } from 'kysely';

/** Which lines of the order a refund is for: what is refunded once is not refunded again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('payment_acts').addColumn('lines', 'text').execute();
}
