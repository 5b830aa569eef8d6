import type { Kysely } from 'kysely';

/**
 * What dishes and options declare besides the allergens in them (`food`, as JSON; null: nothing), the menu's own number of a dish, its
 * degree of heat and its kilocalories; and what an order keeps of them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('products').addColumn('food', 'text').execute();
  await db.schema.alterTable('products').addColumn('menu_number', 'text').execute();
  await db.schema.alterTable('products').addColumn('heat', 'integer').execute();
  await db.schema.alterTable('products').addColumn('kcal', 'integer').execute();
  await db.schema.alterTable('option_values').addColumn('food', 'text').execute();
  await db.schema.alterTable('order_lines').addColumn('menu_number', 'text').execute();
  await db.schema.alterTable('order_lines').addColumn('may_contain', 'text').execute();
  await db.schema.alterTable('order_lines').addColumn('is_declared', 'integer').execute();
}
