import type { Kysely } from 'kysely';

/** By which link an order's guest came, or that another system placed it by a key; null: neither. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('orders').addColumn('source', 'text').execute();
}
