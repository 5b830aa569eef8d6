import { type Kysely, sql } from 'kysely';

/** The menu of a restaurant's till: what it calls dishes and options, and which of them it has run out of (decision 210). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('till_menus')
    .addColumn('restaurant_id', 'text', (c) =>
      c.notNull().primaryKey().references('tills.restaurant_id').onDelete('cascade'),
    )
    .addColumn('catalog_id', 'text', (c) => c.notNull())
    .addColumn('catalog_name', 'text', (c) => c.notNull())
    .addColumn('sent_at', 'bigint')
    .addColumn('read_at', 'bigint')
    .addColumn('attempts', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('due_at', 'bigint', (c) => c.notNull())
    .addColumn('last_error', 'text')
    .execute();
  await db.schema.createIndex('till_menus_due').on('till_menus').columns(['due_at', 'restaurant_id']).execute();
  await db.schema
    .createTable('till_stock')
    .addColumn('restaurant_id', 'text', (c) => c.notNull().references('till_menus.restaurant_id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('ref', 'text', (c) => c.notNull())
    .addColumn('until', 'bigint')
    .addPrimaryKeyConstraint('till_stock_key', ['restaurant_id', 'kind', 'ref'])
    .addCheckConstraint('till_stock_kind', sql`kind in ('sku', 'option')`)
    .execute();
  await db.schema
    .createTable('till_dish_refs')
    .addColumn('restaurant_id', 'text', (c) => c.notNull())
    .addColumn('product_id', 'text', (c) => c.notNull())
    .addColumn('size_id', 'text', (c) => c.notNull())
    .addColumn('ref', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('till_dish_refs_key', ['restaurant_id', 'product_id', 'size_id'])
    .addForeignKeyConstraint(
      'till_dish_refs_dish',
      ['restaurant_id', 'product_id'],
      'products',
      ['restaurant_id', 'id'],
      (fk) => fk.onDelete('cascade'),
    )
    .execute();
  await db.schema
    .createTable('till_option_refs')
    .addColumn('restaurant_id', 'text', (c) => c.notNull())
    .addColumn('value_id', 'text', (c) => c.notNull())
    .addColumn('ref', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('till_option_refs_key', ['restaurant_id', 'value_id'])
    .addForeignKeyConstraint(
      'till_option_refs_value',
      ['restaurant_id', 'value_id'],
      'option_values',
      ['restaurant_id', 'id'],
      (fk) => fk.onDelete('cascade'),
    )
    .execute();
}
