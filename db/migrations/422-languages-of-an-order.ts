import type { Kysely } from 'kysely';

/** In which language each name of an order is: one that was not translated is in the restaurant's. null: in the order's, or from before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('order_lines').addColumn('product_lang', 'text').execute();
  await db.schema.alterTable('orders').addColumn('promotion_lang', 'text').execute();
}
