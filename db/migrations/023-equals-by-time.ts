import type { Kysely } from 'kysely';

/** Reviews of equal stars and a customer's orders of equal total come by their time: among them the indexes had the random ids only. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const replace = async (name: string, table: string, columns: string[]) => {
    await db.schema.dropIndex(name).execute();
    await db.schema.createIndex(name).on(table).columns(columns).execute();
  };
  await replace('reviews_by_rating', 'reviews', ['restaurant_id', 'is_visible', 'half_stars', 'created_at', 'id']);
  await replace('orders_by_customer_total', 'orders', ['restaurant_id', 'user_id', 'total', 'created_at', 'id']);
}
