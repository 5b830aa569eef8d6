import type { Kysely } from 'kysely';

/**
 * Files with menus that staff brought in: what was read from them, and what applying them has changed, by which it can be taken back
 * within a day. Both texts are dropped when that day is over.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('menu_imports')
    .addColumn('restaurant_id', 'text', (c) => c.notNull().references('restaurants.id').onDelete('cascade'))
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('file_name', 'text', (c) => c.notNull())
    .addColumn('source', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('applied_at', 'bigint')
    .addColumn('menu', 'text')
    .addColumn('done', 'text')
    .addPrimaryKeyConstraint('menu_imports_key', ['restaurant_id', 'id'])
    .execute();
  await db.schema
    .createIndex('menu_imports_by_time')
    .on('menu_imports')
    .columns(['restaurant_id', 'created_at'])
    .execute();
}
