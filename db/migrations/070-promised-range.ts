import type { Kysely } from 'kysely';

/** The end of the range ("19:40–19:55") that a customer was told when ordering as soon as possible; null: a time, no range. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('orders').addColumn('promised_to', 'bigint').execute();
}
