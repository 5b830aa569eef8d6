import type { Kysely } from 'kysely';

/**
 * What a restaurant says of itself by law (JSON; null: nothing, so its legal pages keep their placeholders), its version, and the
 * version that a customer accepted on registering and with each order.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('restaurants').addColumn('legal', 'text').execute();
  await db.schema.alterTable('restaurants').addColumn('legal_version', 'integer').execute();
  await db.schema.alterTable('users').addColumn('terms_version', 'integer').execute();
  await db.schema.alterTable('orders').addColumn('terms_version', 'integer').execute();
}
