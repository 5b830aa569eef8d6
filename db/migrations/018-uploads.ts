import type { Kysely } from 'kysely';

/** Sizes of uploaded files, whose sum per restaurant is limited (decision 081). Files from before this migration do not count. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('uploads')
    .addColumn('restaurant_id', 'text', (c) => c.notNull().references('restaurants.id').onDelete('cascade'))
    .addColumn('file', 'text', (c) => c.notNull())
    .addColumn('bytes', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('uploads_key', ['restaurant_id', 'file'])
    .execute();
}
