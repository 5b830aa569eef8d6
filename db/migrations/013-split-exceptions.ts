import type { Kysely } from 'kysely';

/** All openings of a date with several; null: `opens` and `closes` are the only one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('opening_exceptions').addColumn('windows', 'text').execute();
}
