import type { Kysely } from 'kysely';

/** The Monday of which somebody on the staff was last mailed the week's figures; null: they do not want them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('staff').addColumn('told_monday', 'text').execute();
}
