import type { Kysely } from 'kysely';

/** When signs of a printer's paper could not be drawn and came out as question marks; null: the last that had any were. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('printers').addColumn('undrawn_at', 'bigint').execute();
}
