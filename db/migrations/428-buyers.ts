import type { Kysely } from 'kysely';

/** Who buys, as an order's customer wanted it on the receipt (JSON); null: nobody said. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('orders').addColumn('buyer', 'text').execute();
}
