import { type Kysely, sql } from 'kysely';

/** Pictures of imported dishes that are fetched from their addresses (decision 211). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('picture_fetches')
    .addColumn('restaurant_id', 'text', (c) => c.notNull())
    .addColumn('product_id', 'text', (c) => c.notNull())
    .addColumn('import_id', 'text', (c) => c.notNull())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('address', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('attempts', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('due_at', 'bigint', (c) => c.notNull())
    .addColumn('outcome', 'text')
    .addColumn('picture_id', 'text')
    .addColumn('last_error', 'text')
    .addPrimaryKeyConstraint('picture_fetches_key', ['restaurant_id', 'product_id'])
    .addForeignKeyConstraint(
      'picture_fetches_dish',
      ['restaurant_id', 'product_id'],
      'products',
      ['restaurant_id', 'id'],
      (fk) => fk.onDelete('cascade'),
    )
    .execute();
  await db.schema
    .createIndex('picture_fetches_due')
    .on('picture_fetches')
    .columns(['due_at', 'restaurant_id'])
    .where(sql.ref('outcome'), 'is', null)
    .execute();
  // Deleting an account looks here.
  await db.schema.createIndex('picture_fetches_by_user').on('picture_fetches').column('user_id').execute();
}
