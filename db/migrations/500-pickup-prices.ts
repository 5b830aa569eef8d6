import type { Kysely } from 'kysely';

/**
 * What a dish costs whoever fetches it, in minor units, and by how many percent the whole menu is cheaper for them; null: it costs what it
 * costs anyway.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('products').addColumn('pickup_price', 'integer').execute();
  await db.schema.alterTable('restaurants').addColumn('pickup_percent_off', 'integer').execute();
}
