import type { Kysely } from 'kysely';

/** A date may have several openings; null: `opens` and `closes` say all. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('opening_exceptions').addColumn('windows', 'text').execute();
}
