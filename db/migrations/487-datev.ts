import type { Kysely } from 'kysely';

/** The numbers and accounts by which a restaurant's receipts are written for its adviser (`DatevSettings`); null: nobody has said them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('restaurants').addColumn('datev', 'text').execute();
}
