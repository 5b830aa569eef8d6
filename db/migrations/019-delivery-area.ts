import type { Kysely } from 'kysely';

/** Where a restaurant delivers (decision 067): a JSON list of beginnings of postcodes; null: everywhere. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('restaurants').addColumn('delivery_postcodes', 'text').execute();
}
