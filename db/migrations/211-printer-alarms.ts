import type { Kysely } from 'kysely';

/** When a printer's trouble rang devices, and of which printers a ring speaks; null: of orders, or none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('printers').addColumn('alarmed_at', 'bigint').execute();
  await db.schema.alterTable('rings').addColumn('printer_ids', 'text').execute();
}
