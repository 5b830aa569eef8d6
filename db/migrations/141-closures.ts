import type { Kysely } from 'kysely';

/** Spans of dates (JSON) on which a restaurant is closed; null: none. What customers read of them is in `texts`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('restaurants').addColumn('closures', 'text').execute();
}
