import type { Kysely } from 'kysely';

/** For which orders a restaurant takes nothing but payment online (JSON, amounts in minor units); null: for none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('restaurants').addColumn('online_only', 'text').execute();
}
