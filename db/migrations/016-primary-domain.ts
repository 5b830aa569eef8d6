import type { Kysely } from 'kysely';

/** The domain that links in mails use; if none is primary, the shortest one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('restaurant_domains')
    .addColumn('is_primary', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
}
